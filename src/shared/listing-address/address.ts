import { writeSegment, type AddressFilter, type ChosenLabels } from './segment';

/** What the address of a listing says. Amounts are euros, as a shopper types them. */
export interface ListingState {
  readonly facets: ChosenLabels;
  readonly page: number;
  /** Null where the shop's own default holds; so too for `sort`. */
  readonly pageSize: number | null;
  readonly sort: string | null;
  readonly query: string;
  /** Price bounds count above 0 only (specification 7). */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** An address taken apart, its filter segment still unread: reading it needs the options the listing knows. */
export interface SplitAddress {
  readonly path: string;
  readonly segment: string;
  readonly state: Omit<ListingState, 'facets'>;
}

/** Takes the address of a listing apart. What is no number, or no possible one, falls back to its default. */
export function splitAddress(address: URL): SplitAddress {
  const { path, segment } = splitPath(address.pathname);
  const values = address.searchParams;
  return {
    path,
    segment,
    state: {
      page: wholeNumber(values.get('page')) ?? 1,
      pageSize: wholeNumber(values.get('page_size')),
      sort: values.get('sort'),
      query: values.get('query') ?? '',
      minPrice: amount(values.get('minPrice')),
      maxPrice: amount(values.get('maxPrice')),
    },
  };
}

/**
 * Writes the address of a listing (specification 2.2): the path keeps its segments, the filters become one more, the
 * query string carries the page parameters. Defaults are left out, so that one listing has one address.
 */
export function writeAddress(path: string, state: ListingState, filters: readonly AddressFilter[]): string {
  const segment = writeSegment(filters, state.facets);
  const values = new URLSearchParams();
  if (state.query) values.set('query', state.query);
  if (state.minPrice > 0) values.set('minPrice', String(state.minPrice));
  if (state.maxPrice > 0) values.set('maxPrice', String(state.maxPrice));
  if (state.sort) values.set('sort', state.sort);
  if (state.pageSize) values.set('page_size', String(state.pageSize));
  if (state.page > 1) values.set('page', String(state.page));
  const query = values.toString();
  return [segment ? `${path}/${segment}` : path, query].filter(Boolean).join('?');
}

/** Parts a path from the filter segment at its end: the one that starts with an underscore. */
export function splitPath(pathname: string): { path: string; segment: string } {
  const trimmed = pathname.replace(/\/+$/, '');
  const at = trimmed.lastIndexOf('/');
  return trimmed[at + 1] === '_'
    ? { path: trimmed.slice(0, at), segment: trimmed.slice(at + 1) }
    : { path: trimmed, segment: '' };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function amount(text: string | null): number {
  return text !== null && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
}
