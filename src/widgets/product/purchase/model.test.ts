import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAmounts } from '../../../../fixtures/shop/pricing/model';
import { amount } from '../../../../tests/support/fakeShop';
import { offer, TIERS } from '../../../../tests/support/offers';
import {
  activeTier,
  contentOf,
  deliveryAt,
  lowestPriceOf,
  nextTier,
  piecePriceAt,
  piecesText,
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
])('product rule 15: %i pieces reach the tier from %i', (qty, from) => expect(activeTier(TIERS, qty)?.qty).toBe(from));

test('product rule 15: the next tier gives the number of pieces to reach it; after the last there is none', () => {
  expect(nextTier(tiered, 7)).toMatchObject({ missing: 3, tier: { qty: 10 } });
  expect(nextTier(tiered, 100)).toBeNull();
});

test('product rule 15: a tier above the largest quantity is not offered', () => {
  expect(nextTier({ tierPrices: TIERS, maxQty: 9 }, 7)).toBeNull();
});

test('product rule 37: of more than is there, of which the rest comes later, no day is said', () => {
  const delivery = { firstDay: '2026-11-30', price: amount(59.95) };
  const stock = { state: 'more_later', qty: 3, days: 21 } as const;
  expect(deliveryAt({ delivery, stock }, 3)).toBe(delivery);
  expect(deliveryAt({ delivery, stock }, 4)).toBeNull();
  expect(deliveryAt({ delivery, stock: { state: 'available_later', days: 21 } }, 4)).toBe(delivery);
});

test('The price is that of the tier reached, without tiers the piece price', () => {
  expect(piecePriceAt(tiered, 30)).toEqual(amount(9.4));
  expect(piecePriceAt(offer(), 30)).toEqual(amount(10));
});

test('product rule 17: only a regular price above the final price is an old price, a tier is not', () => {
  expect(priceAt(tiered, 30).regular).toBeNull();
  expect(priceAt(offer({ regularPrice: amount(12) }), 1).regular).toEqual(amount(12));
});

test('product rule 17: a reduction starts from the lowest price of 30 days, and where that was not above it there is none', () => {
  const prices = { regularPrice: amount(12), finalPrice: amount(10) };
  expect(priceAt(offer({ ...prices, lowestPrice: amount(10.5) }), 1).regular).toEqual(amount(10.5));
  expect(priceAt(offer({ ...prices, lowestPrice: amount(13) }), 1).regular).toEqual(amount(12));
  expect(priceAt(offer({ ...prices, lowestPrice: amount(10) }), 1).regular).toBeNull();
  expect(priceAt(offer({ ...prices, lowestPrice: amount(9) }), 1).regular).toBeNull();
});

test('product rule 17: the lowest price of 30 days is there only beside an old price', () => {
  const lowestPrice = amount(11);
  expect(priceAt(offer({ regularPrice: amount(12), lowestPrice }), 1).lowest).toEqual(lowestPrice);
  expect(priceAt(offer({ lowestPrice }), 1).lowest).toBeNull();
});

test('Of several offers the lowest price is shown, with "Vanaf" only where they differ', () => {
  const dear = offer({ finalPrice: amount(20) });
  expect(lowestPriceOf([dear, offer()])).toMatchObject({ final: amount(10), isFrom: true });
  expect(lowestPriceOf([offer(), offer()])?.isFrom).toBe(false);
  expect(lowestPriceOf([])).toBeNull();
});

test('The content of 12 planks of 4 metres is 48 m¹', () => {
  expect(contentOf({ unit: 'M1', pieceContent: 40_000 }, 12)).toMatchObject({ units: 48, symbol: 'm¹', decimals: 0 });
  expect(contentOf({ unit: 'M2', pieceContent: 29_768 }, 1)).toMatchObject({ units: 2.9768, decimals: 2 });
  expect(contentOf({ unit: 'STUK', pieceContent: 10_000 }, 1)).toBeNull();
});

test('Pieces have the name the shop gives them, or are called pieces', () => {
  expect(piecesText(12, { one: 'plank', many: 'planken' })).toEqual({
    key: 'namedPieces',
    values: { n: 12, one: 'plank', many: 'planken' },
  });
  expect(piecesText(12, null)).toEqual({ key: 'pieces', values: { n: 12 } });
});

test('product rule 20: a row total equals that of the server to the cent, for consumers and business customers', () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9999 }), fc.constantFrom(0, 10), (price, qty, discountPercent) => {
      const server = rowAmounts({ price, regularPrice: price, qty, discountPercent });
      const row = rowTotal(amount(price / 100), qty, { taxPercent: 21, volumeDiscountPercent: discountPercent });
      expect(row).toEqual({ total: server.total, discount: server.discount });
    }),
  );
});

test('Several rows are each rounded, then summed', () => {
  const row = rowTotal(amount(0.99), 3, TERMS);
  expect(sumOfRows([row, row]).total.inclTax).toBe(594);
  expect(sumOfRows([]).total.inclTax).toBe(0);
});
