import type {
  AttributeFilter,
  Catalogue,
  Filter,
  ListingProduct,
  ListingQuery,
  ListingState,
} from '../../../shared/api';
import { toCents } from '../../../shared/money';
import { ownValue } from '../../../shared/platform/ownValue';

/** From one state of a listing to the next. */
export type Change = (state: ListingState) => ListingState;

/** Listing rule 9: a plain page change keeps the other parameters. */
export const toPage =
  (page: number): Change =>
  (state) => ({ ...state, page });

/** Listing rule 10: page size, price range, sort, query and any filter lead to page 1. */
const withFirstPage =
  (change: (state: ListingState) => Partial<ListingState>): Change =>
  (state) => ({ ...state, ...change(state), page: 1 });

/** Null for the size that holds without a choice (listing rule 7). */
export const withPageSize = (pageSize: number | null): Change => withFirstPage(() => ({ pageSize }));

/** Null for the first order, which holds without a choice (listing rule 4). */
export const withSort = (sort: string | null): Change => withFirstPage(() => ({ sort }));

/** Bounds in euros, 0 for none. Bounds the wrong way round are exchanged (listing rule 24). */
export const withPrice = (minPrice: number, maxPrice: number): Change =>
  withFirstPage(() =>
    maxPrice > 0 && minPrice > maxPrice ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice },
  );

/** Listing rule 12: a search within a category sets the query; empty for none. */
export const withQuery = (query: string): Change => withFirstPage(() => ({ query }));

export const activate = (facetCode: string, value: string): Change =>
  withValues(facetCode, (values) => (values.includes(value) ? values : [...values, value]));

export const deactivate = (facetCode: string, value: string): Change =>
  withValues(facetCode, (values) => values.filter((other) => other !== value));

export const toggle =
  (facetCode: string, value: string): Change =>
  (state) =>
    (isActive(state, facetCode, value) ? deactivate : activate)(facetCode, value)(state);

/** Makes an option the single active one of its filter. */
export const setOnly = (facetCode: string, value: string): Change => withValues(facetCode, () => [value]);

/** Removes everything that narrows the listing; a search keeps its query (listing rule 13). */
export const withoutFilters = ({ isSearch }: { readonly isSearch: boolean }): Change =>
  withFirstPage(({ query }) => ({ facets: {}, minPrice: 0, maxPrice: 0, query: isSearch ? query : '' }));

function withValues(facetCode: string, change: (values: readonly string[]) => readonly string[]): Change {
  return withFirstPage(({ facets }) => ({
    facets: { ...facets, [facetCode]: change(ownValue(facets, facetCode) ?? []) },
  }));
}

/** Whether an option is chosen, by its value. */
export function isActive({ facets }: ListingState, facetCode: string, value: string): boolean {
  return ownValue(facets, facetCode)?.includes(value) ?? false;
}

/** The orders of an answer, and its number of products on a page. */
type Answered = Pick<Catalogue, 'currentPage' | 'pageSize' | 'sorting'>;

/** The state that an answer is for: with the page, size and order that it has, where others were asked for. */
export function settled(
  asked: ListingState,
  { currentPage, pageSize, sorting }: Answered,
  defaultPageSize: number,
): ListingState {
  const answered = {
    ...asked,
    page: currentPage,
    pageSize: asked.pageSize && pageSize,
    sort: asked.sort && sorting.current,
  };
  return withoutDefaults(answered, { sorting }, defaultPageSize);
}

/** Leaves out what holds without a choice (listing rules 4 and 7), so that one listing has one state and one address. */
export function withoutDefaults(
  state: ListingState,
  { sorting }: Pick<Answered, 'sorting'>,
  defaultPageSize: number,
): ListingState {
  const { pageSize, sort } = state;
  return {
    ...state,
    pageSize: pageSize === defaultPageSize ? null : pageSize,
    sort: sort === sorting.options[0]?.value ? null : sort,
  };
}

/** Whether two states have the same products; the order of the choices does not count. */
export function isSameList(one: ListingState, other: ListingState): boolean {
  return comparable(one) === comparable(other);
}

function comparable({ facets, page, pageSize, sort, query, minPrice, maxPrice }: ListingState): string {
  const chosen = Object.entries(facets).flatMap(([code, labels]) =>
    labels.map((label) => JSON.stringify([code, label])),
  );
  return JSON.stringify([page, pageSize, sort, query, minPrice, maxPrice, chosen.toSorted()]);
}

/** The request for the products of a state. */
export function listingQuery(categoryId: string | null, state: ListingState, defaultPageSize: number): ListingQuery {
  return {
    categoryId,
    query: state.query,
    page: state.page,
    pageSize: state.pageSize ?? defaultPageSize,
    ...(state.sort === null ? {} : { sort: state.sort }),
    minPrice: toCents(state.minPrice * 100),
    maxPrice: toCents(state.maxPrice * 100),
    facets: state.facets,
  };
}

/** Adds each filter with one chosen label to the address of a configurable product (listing rule 31). */
export function withChosen<Product extends Pick<ListingProduct, 'type' | 'url'>>(
  product: Product,
  { facets }: Pick<ListingState, 'facets'>,
): Product {
  // Product rule 29: a product without an address has no link.
  if (product.type !== 'configurable' || product.url === '') return product;
  const chosen = Object.entries(facets).flatMap(([code, [label, ...more]]) =>
    label === undefined || more.length > 0 ? [] : [[code, label]],
  );
  if (chosen.length === 0) return product;
  return { ...product, url: `${product.url}?${new URLSearchParams(chosen).toString()}` };
}

/** The filters that the path of an address can have. */
export function attributeFilters({ filters }: Catalogue): readonly AttributeFilter[] {
  return filters.filter((filter) => filter.type === 'attribute');
}

/** Listing rule 28: the price is the second filter. */
export function inReadingOrder(filters: readonly Filter[]): readonly Filter[] {
  const [first, ...others] = filters.filter(({ type }) => type !== 'price');
  return [...(first ? [first] : []), ...filters.filter(({ type }) => type === 'price'), ...others];
}

/** The pages a paginator shows (listing rule 29): first, last, current and its neighbours; null for a gap. */
export function shownPages(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}

/** A function that returns, for each product that has not changed, the object it returned before, so that its card does not render again. */
export function createProductCache(): (items: readonly ListingProduct[]) => ListingProduct[] {
  const known = new Map<string, { readonly text: string; readonly product: ListingProduct }>();
  return (items) =>
    items.map((product) => {
      const text = JSON.stringify(product);
      const before = known.get(product.id);
      if (before?.text === text) return before.product;
      known.set(product.id, { text, product });
      return product;
    });
}
