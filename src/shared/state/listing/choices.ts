import { formatMoney } from '../../i18n/formatMoney';
import type { ListingState } from '../../listing-address';
import { toCents } from '../../money';
import type { Listing } from './Listing';
import { deactivate, withPrice, withQuery, type Change } from './model';

/** Something that narrows a listing, in words, and what takes it away. */
export interface Choice {
  readonly label: string;
  readonly remove: Change;
}

type Bounds = 'priceAbove' | 'priceBelow' | 'priceBetween';
/** The words of a listing; the server and the browser each bring their own. */
type Say = (key: Bounds | 'searched', values: Readonly<Record<string, string>>) => string;

/** Everything chosen: what is searched for within a category, then filter by filter, the price last. */
export function activeChoices(
  { facets, minPrice, maxPrice, query }: ListingState,
  { isSearch }: Pick<Listing, 'isSearch'>,
  say: Say,
  locale?: string,
): Choice[] {
  const words = query && !isSearch ? [{ label: say('searched', { query }), remove: withQuery('') }] : [];
  const options = Object.entries(facets).flatMap(([facetCode, labels]) =>
    labels.map((label) => ({ label, remove: deactivate(facetCode, label) })),
  );
  if (minPrice <= 0 && maxPrice <= 0) return [...words, ...options];
  const money = (amount: number) => formatMoney(toCents(amount * 100), locale);
  const label = say(boundsKey(minPrice, maxPrice), { from: money(minPrice), to: money(maxPrice) });
  return [...words, ...options, { label, remove: withPrice(0, 0) }];
}

function boundsKey(minPrice: number, maxPrice: number): Bounds {
  if (minPrice > 0 && maxPrice > 0) return 'priceBetween';
  return minPrice > 0 ? 'priceAbove' : 'priceBelow';
}
