import type { AddressFilter, ListingAddresses, ListingState } from '../model';
import { readAmount, readWholeNumber } from '../readNumbers';
import { readSegment, writeSegment } from './segment';

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
      page: readWholeNumber(values.get('page')) ?? 1,
      pageSize: readWholeNumber(values.get('page_size')),
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
  return [segment ? `${path}/${segment}` : path || '/', query].filter(Boolean).join('?');
}

/** Splits a path from the filter segment at its end, which starts with an underscore. */
export function splitPath(pathname: string): { path: string; segment: string } {
  const trimmed = withoutTrailingSlashes(pathname);
  const at = trimmed.lastIndexOf('/');
  return trimmed[at + 1] === '_'
    ? { path: trimmed.slice(0, at), segment: trimmed.slice(at + 1) }
    : { path: trimmed, segment: '' };
}

/** Begins at the first slash of a run: a match tried from each slash would take the square of their number. */
export function withoutTrailingSlashes(pathname: string): string {
  return pathname.replace(/(?<!\/)\/+$/, '');
}

/** Listing rules 15 to 18. */
export const listingAddresses: ListingAddresses = {
  pathOf: ({ pathname }) => splitPath(pathname).path,
  read(address, filters) {
    const { segment, state } = splitAddress(address);
    const { facets, hasUnknown } = readSegment(segment, filters);
    return { state: { ...state, facets }, hasUnknown };
  },
  write: writeAddress,
};
