import { pageConfig } from '../../platform/config';
import { ownValue } from '../../platform/ownValue';
import type { ListingAddresses, ListingState } from '../model';
import { readWholeNumber } from '../readNumbers';

/** The parameters of an address that are no filters. */
const RESERVED = new Set([
  'q',
  'price',
  'p',
  'id',
  'product_list_order',
  'product_list_dir',
  'product_list_limit',
  'product_list_mode',
]);

/**
 * Addresses as Magento 2.4 reads and prints them: `/men/tops-men.html?color=49&price=20-30&product_list_order=price`. An
 * option is its id, and several of one filter are joined by a comma; Magento itself prints the products of the first only.
 */
export const listingAddresses: ListingAddresses = {
  pathOf: ({ pathname }) => pathname,

  read({ searchParams: values }, filters) {
    const codes = new Set(filters.map(({ facetCode }) => facetCode));
    const facets: Record<string, readonly string[]> = {};
    let hasUnknown = false;
    for (const [name, text] of values) {
      if (RESERVED.has(name) || !/^\d+(?:,\d+)*$/.test(text)) continue;
      if (codes.has(name)) facets[name] = [...new Set(text.split(','))];
      // It may be a filter, and may be the number of a campaign.
      else hasUnknown = true;
    }
    return { state: { ...readRest(values), facets }, hasUnknown };
  },

  write(path, state, filters) {
    const values = new URLSearchParams();
    if (state.query) values.set('q', state.query);
    for (const { facetCode } of filters) {
      const chosen = ownValue(state.facets, facetCode) ?? [];
      if (chosen.length > 0) values.set(facetCode, chosen.join(','));
    }
    const { minPrice, maxPrice } = state;
    if (minPrice > 0 || maxPrice > 0)
      values.set('price', [minPrice, maxPrice].map((bound) => toBase(bound) || '').join('-'));
    const [field, direction] = state.sort?.split(':') ?? [];
    if (field) values.set('product_list_order', field);
    if (direction) values.set('product_list_dir', direction);
    if (state.pageSize) values.set('product_list_limit', String(state.pageSize));
    if (state.page > 1) values.set('p', String(state.page));
    // Magento writes the comma as it is.
    const query = values.toString().replaceAll('%2C', ',');
    return query ? `${path}?${query}` : path;
  },
};

function readRest(values: URLSearchParams): Omit<ListingState, 'facets'> {
  const [minPrice, maxPrice] = readPrice(values.get('price') ?? '');
  const field = values.get('product_list_order');
  return {
    query: values.get('q') ?? '',
    minPrice,
    maxPrice,
    sort: field && `${field}:${values.get('product_list_dir') === 'desc' ? 'desc' : 'asc'}`,
    pageSize: readWholeNumber(values.get('product_list_limit')),
    page: readWholeNumber(values.get('p')) ?? 1,
  };
}

/** `20-30` in the base currency, where either bound may be left out. */
function readPrice(text: string): readonly [number, number] {
  const [from, to, more] = text.split('-');
  if (to === undefined || more !== undefined) return [0, 0];
  return [readBound(from ?? ''), readBound(to)];
}

function readBound(text: string): number {
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(text) ? fromBase(Number(text)) : 0;
}

/** An amount in the currency of the page, to a cent, of one that stands in an address. */
function fromBase(amount: number): number {
  return Math.round(amount * pageConfig().currencyRate * 100) / 100;
}

/** An amount in the base currency, by which Magento filters also where it shows another; fine enough to be the same one read back. */
export function toBase(amount: number): number {
  return Math.round((amount / pageConfig().currencyRate) * 10_000) / 10_000;
}
