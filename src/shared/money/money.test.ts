import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromEuros, fromExclTax, fromInclTax, minus, sumOf, toCents } from './index';

test('prices rule 13: euros written with two decimals are exactly that many cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(centsFromEuros(Number((cents / 100).toFixed(2)))).toBe(cents + 0);
    }),
  );
});

test('shared rule 9, prices rule 13: half a cent goes up, also where floating point would lose it', () => {
  expect([1.005, 0.125, 13.915001, 2.675].map(centsFromEuros)).toEqual([101, 13, 1392, 268]);
});

test('prices rule 13: a discount rounds like the amount it is taken from', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (euros) => {
      expect(centsFromEuros(-euros) + centsFromEuros(euros)).toBe(0);
    }),
  );
});

test('shared rule 9: nothing is 0 and not -0, which would be shown with its sign', () => {
  expect([centsFromEuros(-0.001), centsFromEuros(-0), toCents(-0.4)]).toEqual([0, 0, 0]);
});

test('shared rule 9: an amount in cents is a whole number', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
      expect(Number.isInteger(toCents(amount))).toBe(true);
    }),
  );
});

test('an amount in both price views follows from either one, half a cent up', () => {
  expect(fromInclTax(1815, 21)).toEqual({ inclTax: 1815, exclTax: 1500 });
  expect(fromExclTax(1500, 21)).toEqual({ inclTax: 1815, exclTax: 1500 });
  expect([fromInclTax(1, 100).exclTax, fromExclTax(1, 50).inclTax]).toEqual([1, 2]);
});

test('amounts are added up and taken from each other in each price view by itself', () => {
  const [board, beam] = [fromInclTax(1815, 21), fromInclTax(605, 21)];
  expect(sumOf([board, beam, beam])).toEqual({ inclTax: 3025, exclTax: 2500 });
  expect(sumOf([])).toEqual({ inclTax: 0, exclTax: 0 });
  expect(minus(board, beam)).toEqual({ inclTax: 1210, exclTax: 1000 });
});
