import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageWith } from '../../../../tests/support/pageWith';
import type { AddressFilter, ListingState } from '../model';
import { listingAddresses } from './listingAddress';

const whole: ListingState = { facets: {}, page: 1, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };
const filterOf = (facetCode: string): AddressFilter => ({
  facetCode,
  urlKey: facetCode,
  hasDuplicateValues: false,
  options: [],
});
const filters = ['color', 'size', 'cat'].map(filterOf);
const read = (address: string, known = filters) =>
  listingAddresses.read(new URL(address, 'https://magento.test'), known);

describe("listing rule 37: a state in Magento's address", () => {
  test('has option ids, order, direction, size and page under the names of Magento', () => {
    const state = { ...whole, facets: { color: ['49'], size: ['167'] }, sort: 'price:asc', pageSize: 24, page: 2 };
    expect(listingAddresses.write('/men/tops-men.html', state, filters)).toBe(
      '/men/tops-men.html?color=49&size=167&product_list_order=price&product_list_dir=asc&product_list_limit=24&p=2',
    );
  });

  test.each([
    [{ minPrice: 20, maxPrice: 30 }, '20-30'],
    [{ minPrice: 20 }, '20-'],
    [{ maxPrice: 29.5 }, '-29.5'],
  ])('%j is the price %s', (bounds, price) => {
    expect(listingAddresses.write('/tops.html', { ...whole, ...bounds }, [])).toBe(`/tops.html?price=${price}`);
  });

  test('joins several options of a filter by a comma', () => {
    expect(listingAddresses.write('/tops.html', { ...whole, facets: { color: ['49', '50'] } }, filters)).toBe(
      '/tops.html?color=49,50',
    );
  });

  test('leaves out defaults, and keeps the path as it is', () => {
    expect(listingAddresses.write('/catalogsearch/result/', { ...whole, query: 'hoodie' }, filters)).toBe(
      '/catalogsearch/result/?q=hoodie',
    );
    expect(listingAddresses.pathOf(new URL('https://magento.test/catalogsearch/result/?q=hoodie'))).toBe(
      '/catalogsearch/result/',
    );
  });
});

describe("Magento catalogue rule 16: a price in Magento's address is in its base currency", () => {
  beforeEach(() => pageWith({ backend: 'magento', currency: 'JPY', currencyRate: 160 }));
  afterEach(() => pageWith());

  test('written and read', () => {
    expect(listingAddresses.write('/tops.html', { ...whole, minPrice: 6000 }, [])).toBe('/tops.html?price=37.5-');
    expect(read('/tops.html?price=40-50').state).toMatchObject({ minPrice: 6400, maxPrice: 8000 });
  });

  test('an amount that is written is read as the same, to a hundredth of a euro', () => {
    const bound = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(bound, (minPrice) => {
        const address = listingAddresses.write('/tops.html', { ...whole, minPrice }, []);
        expect(read(address).state.minPrice).toBeCloseTo(minPrice, 1);
      }),
    );
  });
});

describe("listing rule 37: reading Magento's address", () => {
  test.each(['p=0', 'p=zes', 'product_list_limit=-1', 'price=20_30', 'price=1-2-3', 'price=abc-', 'color=blauw'])(
    '?%s is the default',
    (query) => expect(read(`/tops.html?${query}`).state).toEqual(whole),
  );

  test('a number under the name of no known filter may be one; another text is none', () => {
    expect(read('/tops.html?color=49', []).hasUnknown).toBe(true);
    expect(read('/tops.html?utm_source=mail', []).hasUnknown).toBe(false);
  });

  test('an order without direction is ascending', () => {
    expect(read('/tops.html?product_list_order=name').state.sort).toBe('name:asc');
  });

  test('reads back every state that it wrote', () => {
    const bound = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
    const ids = fc.uniqueArray(fc.nat().map(String), { minLength: 1, maxLength: 4 });
    const states: fc.Arbitrary<ListingState> = fc.record({
      facets: fc.dictionary(fc.constantFrom('color', 'size', 'cat'), ids, { noNullPrototype: true }),
      page: fc.integer({ min: 1, max: 999_999 }),
      pageSize: fc.option(fc.integer({ min: 1, max: 999_999 })),
      sort: fc.option(fc.constantFrom('price:asc', 'price:desc', 'name:desc', 'position:asc')),
      query: fc.string({ unit: 'grapheme' }),
      minPrice: bound,
      maxPrice: bound,
    });
    fc.assert(
      fc.property(states, fc.constantFrom('/men/tops-men.html', '/catalogsearch/result/'), (state, path) => {
        const address = new URL(listingAddresses.write(path, state, filters), 'https://magento.test');
        expect(listingAddresses.pathOf(address)).toBe(path);
        expect(listingAddresses.read(address, filters)).toEqual({ state, hasUnknown: false });
      }),
    );
  });
});
