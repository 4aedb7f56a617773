import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Suggestions } from '../../../../shared/api';
import { amount } from '../../../../../tests/support/fakeShop';
import { optionCount } from './model';
import { productLink, sections, withQuery } from './sections';

const product = (sku: string): Suggestions['products'][number] => ({
  sku,
  name: `Plank ${sku}`,
  url: `/${sku}`,
  image: '',
  price: amount(3.95),
  isFromPrice: false,
  unit: 'M1',
});

const suggestions: Suggestions = {
  categories: [{ url: '/planken', label: 'Planken', count: 46 }],
  filters: [{ label: 'Houtsoort', items: [{ url: '/planken/_douglas', label: 'Douglas' }] }],
  keywords: [{ url: '/search?query=douglas', label: 'douglas' }],
  products: ['1', '2', '3', '4'].map(product),
};

const page = { action: '/search', parameter: 'query' };

test('search rules 8 and 12: categories, suggestions, keywords, products and the link to all results, in this order', () => {
  const found = sections({ query: 'douglas', suggestions }, page);
  expect(found.links.map(({ title, from }) => [title, from])).toEqual([
    ['categories', 0],
    ['suggestions', 1],
    ['keywords', 2],
  ]);
  expect(found.products?.from).toBe(3);
  expect(found.all).toEqual({ href: '/search?query=douglas', index: 7 });
});

test('search rule 8: where sections stand below each other the products are first', () => {
  const found = sections({ query: 'douglas', suggestions }, page, true);
  expect(found.products?.from).toBe(0);
  expect(found.links.map(({ title, from }) => [title, from])).toEqual([
    ['categories', 4],
    ['suggestions', 5],
    ['keywords', 6],
  ]);
  expect(found.all?.index).toBe(7);
});

test('The number of options includes the link to all results', () => {
  const answer = { query: 'douglas', suggestions };
  expect(optionCount(answer)).toBe((sections(answer, page).all?.index ?? 0) + 1);
});

test('Leaves out an empty section', () => {
  const found = sections({ query: 'douglas', suggestions: { ...suggestions, categories: [], products: [] } }, page);
  expect(found.links.map(({ title, from }) => [title, from])).toEqual([
    ['suggestions', 0],
    ['keywords', 1],
  ]);
  expect([found.products, found.all]).toEqual([null, null]);
});

test('search rule 12: the link to all results is action?query=…, for any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      expect(new URL(withQuery('/search', query, 'query'), 'https://shop.example').searchParams.get('query')).toBe(
        query,
      );
    }),
  );
});

test('search rule 11: the link for a query of more than 5 digits has no query parameter', () => {
  expect(productLink('/vuren-plank', '100101', 'query')).toBe('/vuren-plank');
  expect(productLink('/vuren-plank', '10010', 'query')).toBe('/vuren-plank?query=10010');
  expect(productLink('/vuren-plank', '100101a', 'query')).toBe('/vuren-plank?query=100101a');
});

test('Adds the query to the parameters of the address and keeps its fragment', () => {
  expect(productLink('/plank?kleur=zwart#reviews', 'a&b', 'query')).toBe('/plank?kleur=zwart&query=a%26b#reviews');
});

test('search rule 11: the address has the query once, though the shop has added one', () => {
  expect(productLink('/plank?query=oud&kleur=zwart', 'rvs vlonder', 'query')).toBe(
    '/plank?kleur=zwart&query=rvs%20vlonder',
  );
  expect(productLink('/plank?query=rvs+vlonder#reviews', 'rvs vlonder', 'query')).toBe(
    '/plank?query=rvs%20vlonder#reviews',
  );
});

test('search rule 12: replaces half a surrogate pair and keeps a whole one', () => {
  expect(withQuery('/search', 'plank \ud83d', 'query')).toBe('/search?query=plank%20%EF%BF%BD');
  expect(withQuery('/search', 'plank \u{1f600}', 'query')).toBe('/search?query=plank%20%F0%9F%98%80');
});

test("search rules 11 and 12: the parameter is the back end's", () => {
  const found = sections({ query: 'douglas', suggestions }, { action: '/catalogsearch/result/', parameter: 'q' });
  expect(found.all?.href).toBe('/catalogsearch/result/?q=douglas');
  expect(productLink('/plank?q=hout', 'douglas', 'q')).toBe('/plank?q=douglas');
});
