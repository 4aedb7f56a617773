import { expect, test } from 'vitest';
import { listingProduct } from '../../../tests/support/catalogue';
import { createShelf } from './createShelf';

const products = ['100101', '100102'].map((sku) => listingProduct({ sku }));

test('a list that stands already is not taken apart, though some of its cards are far from view', () => {
  const shelf = createShelf(products);
  const before = shelf.cards.peek();
  shelf.show([...products], () => false);
  expect(shelf.cards.peek()).toBe(before);
});
