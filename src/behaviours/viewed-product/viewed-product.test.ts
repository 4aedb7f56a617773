import { expect, test } from 'vitest';
import { recent } from '../../shared/state/recent';
import viewedProduct from '.';

const look = (productId: string): void =>
  void viewedProduct.attach(document.createElement('div'), { productId }, new AbortController().signal);

test('the product of a page is remembered as it is looked at', () => {
  look('200101');
  expect(recent.skus()).toEqual(['200101']);
});

test('from the second product on the root tells that a row of them is to come', () => {
  look('200101');
  expect(document.documentElement.dataset['recent']).toBeUndefined();
  look('100101');
  expect(document.documentElement.dataset['recent']).toBe('');
});
