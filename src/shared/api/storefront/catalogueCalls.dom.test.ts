import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingCall, productsCall } from './catalogueCalls';

const text = fc.string({ unit: 'grapheme', minLength: 1 });
const own = new Set(['query', 'page', 'page_size', 'minPrice', 'maxPrice', 'sort']);
const facets = fc.dictionary(
  text.filter((code) => !own.has(code) && code !== '__proto__'),
  fc.uniqueArray(text, { maxLength: 4 }),
);

describe('listing rule 1: the catalogue call', () => {
  test('a category has a path of its own, a search another', () => {
    expect(listingCall({ categoryId: '12' }).path).toBe('api/catalog/category/12/product/list');
    expect(listingCall({ categoryId: null, query: 'eiken' }).path).toBe('api/catalog/search/product/list');
  });

  test('page, page size and sort go along under their names', () => {
    const { params } = listingCall({ categoryId: '1', query: 'eik', page: 2, pageSize: 24, sort: 'price:asc' });
    expect(params.toString()).toBe('query=eik&page=2&page_size=24&sort=price%3Aasc');
  });

  test('a price bound is sent only above 0, in euros', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (minPrice, maxPrice) => {
        const { params } = listingCall({ categoryId: '1', minPrice, maxPrice });
        expect([params.has('minPrice'), params.has('maxPrice')]).toEqual([minPrice > 0, maxPrice > 0]);
        expect(Math.round(Number(params.get('minPrice')) * 100)).toBe(minPrice);
      }),
    );
  });

  test('one parameter per facet, keyed by facet_code, holds every chosen label whatever is in it', () => {
    fc.assert(
      fc.property(facets, (chosen) => {
        const sent = new URLSearchParams(listingCall({ categoryId: '1', facets: chosen }).params.toString());
        for (const [code, labels] of Object.entries(chosen)) expect(sent.getAll(code)).toEqual(labels);
        expect(sent.size).toBe(Object.values(chosen).flat().length);
      }),
    );
  });
});

test.each([
  [{ skus: ['100101', 'a b&c'] }, 'sku=100101&sku=a+b%26c'],
  [{ relatedTo: '200101', limit: 4 }, 'related_to=200101&limit=4'],
])('%j is asked as %s', (query, params) => {
  expect(productsCall(query).params.toString()).toBe(params);
});
