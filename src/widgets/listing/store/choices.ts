import { formatMoney } from '../../../shared/i18n/formatMoney';
import type { AttributeFilter, ListingState } from '../../../shared/api';
import { toCents } from '../../../shared/money';
import type { Listing } from './createListing';
import { attributeFilters, deactivate, withPrice, withQuery, type Change } from './model';

/** Something that narrows a listing, as text, with the change that removes it. */
export interface Choice {
  /** Of one choice among the others; two may have the same label. */
  readonly key: string;
  readonly label: string;
  readonly remove: Change;
}

type Bounds = 'priceAbove' | 'priceBelow' | 'priceBetween';
/** The messages of the listing; the server and the browser each have their own. */
type Translate = (key: Bounds | 'searched', values: Readonly<Record<string, string>>) => string;

interface Place extends Pick<Listing, 'isSearch'> {
  /** Those of what is shown, which have the labels. */
  readonly filters: readonly AttributeFilter[];
}

/** What is chosen in a state of the listing of this page. */
export function choicesOf(listing: Listing, state: ListingState, translate: Translate): Choice[] {
  const filters = attributeFilters(listing.catalogue.peek());
  return activeChoices(state, { isSearch: listing.isSearch, filters }, translate);
}

/** Everything chosen: the query within a category, then in the order of the filters, the price last (listing rule 27). */
export function activeChoices(
  { facets, minPrice, maxPrice, query }: ListingState,
  { isSearch, filters }: Place,
  translate: Translate,
  shop?: Parameters<typeof formatMoney>[1],
): Choice[] {
  const searched =
    query && !isSearch ? [{ key: 'query', label: translate('searched', { query }), remove: withQuery('') }] : [];
  const options = inOrder(facets, filters).map(({ code, value, option }) => ({
    key: `${code}:${value}`,
    label: option?.label ?? value,
    remove: deactivate(code, value),
  }));
  if (minPrice <= 0 && maxPrice <= 0) return [...searched, ...options];
  const money = (amount: number) => formatMoney(toCents(amount * 100), shop);
  const label = translate(boundsKey(minPrice, maxPrice), { from: money(minPrice), to: money(maxPrice) });
  return [...searched, ...options, { key: 'price', label, remove: withPrice(0, 0) }];
}

/** What was chosen with its option, in the order of the options; what no option has comes last. */
function inOrder(facets: ListingState['facets'], filters: readonly AttributeFilter[]) {
  const known = filters.flatMap(({ facetCode, options }) => options.map((option) => ({ code: facetCode, option })));
  const placeOf = (code: string, value: string): number => {
    const place = known.findIndex((one) => one.code === code && one.option.value === value);
    return place < 0 ? known.length : place;
  };
  return Object.entries(facets)
    .flatMap(([code, values]) => values.map((value) => ({ code, value, place: placeOf(code, value) })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ code, value, place }) => ({ code, value, option: known[place]?.option }));
}

function boundsKey(minPrice: number, maxPrice: number): Bounds {
  if (minPrice > 0 && maxPrice > 0) return 'priceBetween';
  return minPrice > 0 ? 'priceAbove' : 'priceBelow';
}
