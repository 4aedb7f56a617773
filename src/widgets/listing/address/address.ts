import { writeSegment, type AddressFilter, type ChosenLabels } from './segment';

/** The state of a listing as its address has it. Amounts are in euros, as a shopper types them. */
export interface ListingState {
  readonly facets: ChosenLabels;
  readonly page: number;
  /** Null for the default of the shop, as for `sort`. */
  readonly pageSize: number | null;
  readonly sort: string | null;
  readonly query: string;
  /** Price bounds count above 0 only (listing rule 3). */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** The parts of an address. The filter segment is read by `readSegment`, against the options of the listing. */
export interface SplitAddress {
  readonly path: string;
  readonly segment: string;
  readonly state: Omit<ListingState, 'facets'>;
}

/** Splits the address of a listing. A value that is no number, or not in range, counts as none (listing rule 18). */
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
      minPrice: readAmount(values.get('minPrice') ?? '') ?? 0,
      maxPrice: readAmount(values.get('maxPrice') ?? '') ?? 0,
    },
  };
}

/**
 * Writes the address of a listing (listing rules 15 and 18): the path, a segment with the filters, and a query string.
 * Defaults are left out, so that one listing has one address.
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

/** Splits a path from the filter segment at its end, which starts with an underscore. */
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

/** Reads an amount with a comma or a point and at most two decimals; null for a text that is none. */
export function readAmount(text: string): number | null {
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
