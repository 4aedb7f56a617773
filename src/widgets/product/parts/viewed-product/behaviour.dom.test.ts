import { expect, test } from 'vitest';
import { recent } from '../../recent';
import viewedProduct from './behaviour';

const view = (productId: string): void =>
  void viewedProduct.attach(document.createElement('div'), { productId }, new AbortController().signal);

test('product rule 31: adds the product of the page to the recent list', () => {
  view('200101');
  expect(recent.skus()).toEqual(['200101']);
});

test('product rule 32: sets data-recent from the second product on', () => {
  view('200101');
  expect(document.documentElement.dataset['recent']).toBeUndefined();
  view('100101');
  expect(document.documentElement.dataset['recent']).toBe('');
});
