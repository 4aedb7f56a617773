import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAmounts } from '../../../fixtures/shop/till/model';
import { amount } from '../../../tests/support/fakeShop';
import { offer, TIERS } from '../../../tests/support/offers';
import {
  activeTier,
  contentOf,
  lowestPriceOf,
  nextTier,
  piecePriceAt,
  piecesWords,
  priceAt,
  rowTotal,
  sumOfRows,
} from './model';

const tiered = offer({ tierPrices: TIERS });
const TERMS = { taxPercent: 21, volumeDiscountPercent: 0 };

test.each([
  [1, 1],
  [9, 1],
  [10, 10],
  [99, 25],
  [100, 100],
])('%i pieces have reached the tier from %i', (qty, from) => expect(activeTier(TIERS, qty)?.qty).toBe(from));

test('the next tier says how many more it takes, and at the last there is none', () => {
  expect(nextTier(tiered, 7)).toMatchObject({ missing: 3, tier: { qty: 10 } });
  expect(nextTier(tiered, 100)).toBeNull();
});

test('no tier is promised that there is no stock for', () => {
  expect(nextTier({ tierPrices: TIERS, maxQty: 9 }, 7)).toBeNull();
});

test('the price is that of the tier reached, and without tiers the plain one', () => {
  expect(piecePriceAt(tiered, 30)).toEqual(amount(9.4));
  expect(piecePriceAt(offer(), 30)).toEqual(amount(10));
});

test('only a price that was really asked before is an old price: a tier makes none', () => {
  expect(priceAt(tiered, 30).regular).toBeNull();
  expect(priceAt(offer({ regularPrice: amount(12) }), 1).regular).toEqual(amount(12));
});

test('the lowest price of 30 days stands beside an old price, and nowhere else', () => {
  const lowestPrice = amount(11);
  expect(priceAt(offer({ regularPrice: amount(12), lowestPrice }), 1).lowest).toEqual(lowestPrice);
  expect(priceAt(offer({ lowestPrice }), 1).lowest).toBeNull();
});

test('of several the lowest is shown, with "Vanaf" only where they differ', () => {
  const dear = offer({ finalPrice: amount(20) });
  expect(lowestPriceOf([dear, offer()])).toMatchObject({ final: amount(10), isFrom: true });
  expect(lowestPriceOf([offer(), offer()])?.isFrom).toBe(false);
  expect(lowestPriceOf([])).toBeNull();
});

test('what is counted in metres says how many: 12 planks of 4 metres are 48 m¹', () => {
  expect(contentOf({ unit: 'M1', pieceContent: 40_000 }, 12)).toMatchObject({ units: 48, symbol: 'm¹', decimals: 0 });
  expect(contentOf({ unit: 'M2', pieceContent: 29_768 }, 1)).toMatchObject({ units: 2.9768, decimals: 2 });
  expect(contentOf({ unit: 'STUK', pieceContent: 10_000 }, 1)).toBeNull();
});

test('so many are called what the shop calls them, and pieces where it has no word', () => {
  expect(piecesWords(12, { one: 'plank', many: 'planken' })).toEqual({
    key: 'namedPieces',
    values: { n: 12, one: 'plank', many: 'planken' },
  });
  expect(piecesWords(12, null)).toEqual({ key: 'pieces', values: { n: 12 } });
});

test('a row is worked out to the cent as the till does it, for consumers and for business customers', () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9999 }), fc.constantFrom(0, 10), (price, qty, discountPercent) => {
      const till = rowAmounts({ price, regularPrice: price, qty, discountPercent });
      const row = rowTotal(amount(price / 100), qty, { taxPercent: 21, volumeDiscountPercent: discountPercent });
      expect(row).toEqual({ total: till.total, discount: till.discount });
    }),
  );
});

test('several rows are each rounded for themselves, then summed', () => {
  const row = rowTotal(amount(0.99), 3, TERMS);
  expect(sumOfRows([row, row]).total.inclTax).toBe(594);
  expect(sumOfRows([]).total.inclTax).toBe(0);
});
