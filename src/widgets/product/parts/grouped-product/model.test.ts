import { expect, test } from 'vitest';
import { amount } from '../../../../../tests/support/fakeShop';
import { offer, productWith, TIERS } from '../../../../../tests/support/offers';
import { groupTotal, isSaleable, selectionsOf, shownGroup, totalQty } from './model';

const children = [
  { ...offer({ sku: 'a', tierPrices: TIERS }), name: 'Klein' },
  { ...offer({ sku: 'b', finalPrice: amount(24.95), piecePrice: amount(24.95) }), name: 'Groot' },
];
const TERMS = { taxPercent: 21, volumeDiscountPercent: 0 };

test('Product rule 12: saleable when the total selected quantity is above 0', () => {
  expect(isSaleable({})).toBe(false);
  expect(isSaleable({ a: 0, b: 0 })).toBe(false);
  expect(isSaleable({ a: 0, b: 1 })).toBe(true);
  expect(totalQty({ a: 2, b: 3 })).toBe(5);
});

test('The total has each child at the tier it has reached', () => {
  expect(groupTotal(children, { a: 10, b: 1 }, TERMS).total.inclTax).toBe(9700 + 2495);
});

test('Product rule 12: each child with a quantity is a selection of its own', () => {
  expect(selectionsOf(children, { a: 0, b: 2 })).toEqual([{ sku: 'b', qty: 2 }]);
});

test('Product rule 12: the price is the lowest of the children, with "Vanaf"', () => {
  expect(shownGroup(productWith({ type: 'grouped', children }), 0)?.price).toMatchObject({
    isFrom: true,
    final: { inclTax: 1000 },
  });
  expect(shownGroup(productWith({ type: 'grouped', children: [] }), 0)).toBeNull();
});
