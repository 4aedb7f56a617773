import { formatMoney } from '../../../shared/i18n/formatMoney';
import type { ListingState } from '../address/address';
import { toCents } from '../../../shared/money';
import type { Listing } from './createListing';
import { deactivate, withPrice, withQuery, type Change } from './model';

/** Something that narrows a listing, as text, with the change that removes it. */
export interface Choice {
  readonly label: string;
  readonly remove: Change;
}

type Bounds = 'priceAbove' | 'priceBelow' | 'priceBetween';
/** The messages of the listing; the server and the browser each have their own. */
type Translate = (key: Bounds | 'searched', values: Readonly<Record<string, string>>) => string;

/** Everything chosen: the query within a category, then filter by filter, the price last (listing rule 27). */
export function activeChoices(
  { facets, minPrice, maxPrice, query }: ListingState,
  { isSearch }: Pick<Listing, 'isSearch'>,
  translate: Translate,
  shop?: Parameters<typeof formatMoney>[1],
): Choice[] {
  const searched = query && !isSearch ? [{ label: translate('searched', { query }), remove: withQuery('') }] : [];
  const options = Object.entries(facets).flatMap(([facetCode, labels]) =>
    labels.map((label) => ({ label, remove: deactivate(facetCode, label) })),
  );
  if (minPrice <= 0 && maxPrice <= 0) return [...searched, ...options];
  const money = (amount: number) => formatMoney(toCents(amount * 100), shop);
  const label = translate(boundsKey(minPrice, maxPrice), { from: money(minPrice), to: money(maxPrice) });
  return [...searched, ...options, { label, remove: withPrice(0, 0) }];
}

function boundsKey(minPrice: number, maxPrice: number): Bounds {
  if (minPrice > 0 && maxPrice > 0) return 'priceBetween';
  return minPrice > 0 ? 'priceAbove' : 'priceBelow';
}
