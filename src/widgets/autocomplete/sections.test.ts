import { expect, test } from 'vitest';
import type { Suggestions } from '../../shared/api';
import { amount } from '../../../tests/support/fakeShop';
import { optionCount } from './model';
import { sections } from './sections';

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

test('specification 2.8: categories, suggestions, keywords, products, and the way to all results', () => {
  const found = sections({ query: 'douglas', suggestions }, '/search');
  expect(found.links.map(({ title, from }) => [title, from])).toEqual([
    ['categories', 0],
    ['suggestions', 1],
    ['keywords', 2],
  ]);
  expect(found.products?.from).toBe(3);
  expect(found.all).toEqual({ href: '/search?query=douglas', index: 7 });
});

test('the last option is the last one counted', () => {
  const answer = { query: 'douglas', suggestions };
  expect(optionCount(answer)).toBe((sections(answer, '/search').all?.index ?? 0) + 1);
});

test('an empty section is left out', () => {
  const found = sections(
    { query: 'douglas', suggestions: { ...suggestions, categories: [], products: [] } },
    '/search',
  );
  expect(found.links.map(({ title, from }) => [title, from])).toEqual([
    ['suggestions', 0],
    ['keywords', 1],
  ]);
  expect([found.products, found.all]).toEqual([null, null]);
});
