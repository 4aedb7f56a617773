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

test('the turn that shows another list begins with its first card and takes none of the old ones away yet', () => {
  const shelf = createShelf(products);
  const others = ['100103', '100104'].map((sku) => listingProduct({ sku }));
  shelf.show(others, () => true);
  const stages = shelf.cards.peek().map(({ product, stage }) => `${product.sku} ${stage}`);
  expect(stages).toEqual(['100101 leaving', '100102 leaving', '100103 shown', '100104 room']);
  shelf.close();
});
