import { expect, test } from 'vitest';
import { amount } from '../../../../../tests/support/fakeShop';
import { offer, productWith, TIERS } from '../../../../../tests/support/offers';
import { groupTotal, isSaleable, selectionsOf, shownGroup, totalQty } from './model';

const children = [
  { ...offer({ sku: 'a', tierPrices: TIERS }), name: 'Klein' },
  { ...offer({ sku: 'b', finalPrice: amount(24.95), piecePrice: amount(24.95) }), name: 'Groot' },
];
const TERMS = { taxPercent: 21, volumeDiscountPercent: 0 };

test('product rule 12: saleable when the total selected quantity is above 0', () => {
  expect(isSaleable({})).toBe(false);
  expect(isSaleable({ a: 0, b: 0 })).toBe(false);
  expect(isSaleable({ a: 0, b: 1 })).toBe(true);
  expect(totalQty({ a: 2, b: 3 })).toBe(5);
});

test('The total has each child at the tier it has reached', () => {
  expect(groupTotal(children, { a: 10, b: 1 }, TERMS).total.inclTax).toBe(9700 + 2495);
});

test('product rule 12: each child with a quantity is a selection of its own', () => {
  expect(selectionsOf(children, { a: 0, b: 2 })).toEqual([{ sku: 'b', qty: 2 }]);
});

test('product rule 12: the price is the lowest of the children, with "Vanaf"', () => {
  expect(shownGroup(productWith({ type: 'grouped', children }), {})?.price).toMatchObject({
    isFrom: true,
    final: { inclTax: 1000 },
  });
  expect(shownGroup(productWith({ type: 'grouped', children: [] }), {})).toBeNull();
});

test('product rule 37: the group comes when the slowest of what is chosen does, at the dearest rate', () => {
  const parcel = { firstDay: '2026-11-24', price: amount(6.95) };
  const lorry = { firstDay: '2026-12-02', price: amount(59.95) };
  const slowParcel = { firstDay: '2026-12-09', price: amount(6.95) };
  const group = productWith({
    type: 'grouped',
    children: [
      { ...offer({ sku: 'a', delivery: parcel }), name: 'Klein' },
      { ...offer({ sku: 'b', delivery: lorry }), name: 'Groot' },
      { ...offer({ sku: 'c', delivery: slowParcel }), name: 'Later' },
      { ...offer({ sku: 'd', inStock: false, delivery: null }), name: 'Weg' },
    ],
  });
  expect(shownGroup(group, { a: 2 })?.delivery).toEqual(parcel);
  expect(shownGroup(group, { a: 2, b: 1 })?.delivery).toEqual(lorry);
  expect(shownGroup(group, { b: 1, c: 1 })?.delivery).toEqual({ firstDay: '2026-12-09', price: amount(59.95) });
  expect(shownGroup(group, {})?.delivery).toEqual({ firstDay: '2026-12-09', price: amount(59.95) });
});
