import type { Catalogue, Filter, ListingProduct } from '../../api/schemas';
import type { ListingQuery } from '../../api/ShopApi';
import type { AddressFilter, ListingState } from '../../listing-address';
import { toCents } from '../../money';

/** Specification 9. */
export const DEFAULT_PAGE_SIZE = 24;
/** The specification leaves the choices open. */
export const PAGE_SIZES: readonly number[] = [12, 24, 48, 96];

/** From one state of a listing to the next. */
export type Change = (state: ListingState) => ListingState;

/** Specification 4: a plain page change keeps the other parameters. */
export const toPage =
  (page: number): Change =>
  (state) => ({ ...state, page });

/** Specification 4: page size, price range, sort, query and any filter reset the page to 1. */
const anew =
  (change: (state: ListingState) => Partial<ListingState>): Change =>
  (state) => ({ ...state, ...change(state), page: 1 });

export const withPageSize = (size: number): Change =>
  anew(() => ({ pageSize: size === DEFAULT_PAGE_SIZE ? null : size }));

/** Null for the order that holds where none is chosen. */
export const withSort = (sort: string | null): Change => anew(() => ({ sort }));

/** Euros; 0 for no bound. Bounds the wrong way round are meant the right way. */
export const withPrice = (minPrice: number, maxPrice: number): Change =>
  anew(() =>
    maxPrice > 0 && minPrice > maxPrice ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice },
  );

/** Specification 4: an in-category search sets the query; empty for none. */
export const withQuery = (query: string): Change => anew(() => ({ query }));

export const activate = (facetCode: string, label: string): Change =>
  withLabels(facetCode, (labels) => (labels.includes(label) ? labels : [...labels, label]));

export const deactivate = (facetCode: string, label: string): Change =>
  withLabels(facetCode, (labels) => labels.filter((other) => other !== label));

export const toggle =
  (facetCode: string, label: string): Change =>
  (state) =>
    (isActive(state, facetCode, label) ? deactivate : activate)(facetCode, label)(state);

/** The single active option of its filter. */
export const setOnly = (facetCode: string, label: string): Change => withLabels(facetCode, () => [label]);

/** Nothing that narrows the listing; the query of a search is the listing itself. */
export const withoutFilters = ({ isSearch }: { readonly isSearch: boolean }): Change =>
  anew(({ query }) => ({ facets: {}, minPrice: 0, maxPrice: 0, query: isSearch ? query : '' }));

function withLabels(facetCode: string, change: (labels: readonly string[]) => readonly string[]): Change {
  return anew(({ facets }) => ({ facets: { ...facets, [facetCode]: change(facets[facetCode] ?? []) } }));
}

export function isActive({ facets }: ListingState, facetCode: string, label: string): boolean {
  return facets[facetCode]?.includes(label) ?? false;
}

/** What a shop is asked for to show this state. */
export function listingQuery(categoryId: string | null, state: ListingState): ListingQuery {
  return {
    categoryId,
    query: state.query,
    page: state.page,
    pageSize: state.pageSize ?? DEFAULT_PAGE_SIZE,
    ...(state.sort === null ? {} : { sort: state.sort }),
    minPrice: toCents(state.minPrice * 100),
    maxPrice: toCents(state.maxPrice * 100),
    facets: state.facets,
  };
}

/**
 * A product with choices opens on what was filtered: its address carries each filter with one label, as its page reads
 * them. Several labels leave the choice to the shopper.
 */
export function withChosen<Product extends Pick<ListingProduct, 'type' | 'url'>>(
  product: Product,
  { facets }: Pick<ListingState, 'facets'>,
): Product {
  if (product.type !== 'configurable') return product;
  const chosen = Object.entries(facets).flatMap(([code, [label, ...more]]) =>
    label === undefined || more.length > 0 ? [] : [[code, label]],
  );
  if (chosen.length === 0) return product;
  return { ...product, url: `${product.url}?${new URLSearchParams(chosen).toString()}` };
}

/** The filters that the path of an address can carry. */
export function attributeFilters({ filters }: Catalogue): readonly (AddressFilter & Filter)[] {
  return filters.filter((filter) => filter.type === 'attribute');
}

/** The price is the second thing a shopper looks at. */
export function inReadingOrder(filters: readonly Filter[]): readonly Filter[] {
  const [first, ...others] = filters.filter(({ type }) => type !== 'price');
  return [...(first ? [first] : []), ...filters.filter(({ type }) => type === 'price'), ...others];
}
