import * as v from 'valibot';
import { expect, test } from 'vitest';
import { oneView, PriceTiersSchema, soldBy, tiersOf } from './prices';

const tier = (quantity: number, finalPrice: number, off: number, percent: number) => ({
  quantity,
  final_price: { value: finalPrice },
  discount: { amount_off: off, percent_off: percent },
});

function unitPrices(tiers: ReturnType<typeof tier>[], regular: number, final = regular) {
  return tiersOf(v.parse(PriceTiersSchema, tiers), {
    regular: oneView(regular),
    final: oneView(final),
    sold: null,
  }).map(({ qty, unitPrice }) => [qty, unitPrice.inclTax]);
}

test('Magento catalogue rule 8: 2.4.7 gives the price of the whole quantity: 80,50 for 10 is 8,05 a piece', () => {
  expect(unitPrices([tier(10, 80.5, 0.9, 10.06), tier(50, 358, 1.79, 20)], 8.95)).toEqual([
    [10, 805],
    [50, 716],
  ]);
});

test('Other versions give the price of one', () => {
  expect(unitPrices([tier(10, 8.05, 0.9, 10.06), tier(50, 7.16, 1.79, 20)], 8.95)).toEqual([
    [10, 805],
    [50, 716],
  ]);
});

test('Where prices are entered without VAT the tier gets the 21% that the regular price has: 8,05 is 9,74', () => {
  expect(unitPrices([tier(10, 80.5, 0.9, 10.06), tier(50, 358, 1.79, 20)], 10.829501)).toEqual([
    [10, 974],
    [50, 866],
  ]);
});

test('A tier that costs more than the special price is none: 22,05 beside 19,95', () => {
  expect(unitPrices([tier(10, 220.5, 2.45, 10), tier(50, 980, 4.9, 20)], 24.5, 19.95)).toEqual([[50, 1960]]);
});

test('Where neither reading agrees with the percentage, the percentage counts', () => {
  expect(unitPrices([tier(10, 1, 0.9, 10.06)], 8.95)).toEqual([[10, 805]]);
});

test('Tiers come from 1 upwards, with whole percents off the price of one', () => {
  const tiers = tiersOf(v.parse(PriceTiersSchema, [tier(25, 6.5, 3.5, 35), tier(5, 9, 1, 10)]), {
    regular: oneView(10),
    final: oneView(10),
    sold: null,
  });
  expect(tiers.map(({ qty, savingPercent }) => [qty, savingPercent])).toEqual([
    [5, 10],
    [25, 35],
  ]);
});

test('Magento catalogue rule 13: a tier leaves the same share of both views', () => {
  const price = { incl: 12.1, excl: 10 };
  const [first] = tiersOf(v.parse(PriceTiersSchema, [tier(5, 10.89, 1.21, 10)]), {
    regular: price,
    final: price,
    sold: null,
  });
  expect(first?.unitPrice).toEqual({ inclTax: 1089, exclTax: 900 });
  expect(first?.savingPercent).toBe(10);
});

test('Magento catalogue rule 14: what is sold by the square metre has the price of one, and keeps that of a piece', () => {
  const sold = { unit: 'M2', content: 2.5, label: 'per stuk van 2,5 m²' } as const;
  const range = { regular: { incl: 30.25, excl: 25 }, final: { incl: 24.2, excl: 20 }, sold };
  expect(soldBy(range)).toEqual({
    unit: 'M2',
    regularPrice: { inclTax: 1210, exclTax: 1000 },
    finalPrice: { inclTax: 968, exclTax: 800 },
    pieceLabel: 'per stuk van 2,5 m²',
  });
  const [first] = tiersOf(v.parse(PriceTiersSchema, [tier(5, 21.78, 8.47, 28)]), range);
  expect([first?.unitPrice.inclTax, first?.piecePrice.inclTax]).toEqual([871, 2178]);
});

test('Magento catalogue rule 14: a piece of one metre needs no price of its own', () => {
  const range = {
    regular: oneView(4),
    final: oneView(4),
    sold: { unit: 'M1', content: 1, label: 'per stuk' },
  } as const;
  expect(soldBy(range)).toMatchObject({ unit: 'M1', pieceLabel: '' });
});
