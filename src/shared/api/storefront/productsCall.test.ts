import { expect, test } from 'vitest';
import { productsCall } from './productsCall';

test.each([
  [{ skus: ['100101', 'a b&c'] }, 'sku=100101&sku=a+b%26c'],
  [{ relatedTo: '200101', limit: 4 }, 'related_to=200101&limit=4'],
])('%j is asked as %s', (query, params) => {
  expect(productsCall(query).params.toString()).toBe(params);
});
