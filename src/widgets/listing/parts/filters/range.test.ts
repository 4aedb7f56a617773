import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, moveFrom, moveTo, rangeOf, readEuros, writeEuros } from './range';

test('listing rule 24: without bounds the thumbs are at the lowest and highest price, in whole euros', () => {
  expect(rangeOf(345, 8951, 0, 0)).toEqual({ lowest: 3, highest: 90, from: 3, to: 90 });
});

test('listing rule 24: a thumb at its end has no bound', () => {
  const range = rangeOf(345, 8951, 0, 0);
  expect(boundsOf(range)).toEqual({ minPrice: 0, maxPrice: 0 });
  expect(boundsOf(moveTo(moveFrom(range, 10), 50))).toEqual({ minPrice: 10, maxPrice: 50 });
});

test('listing rule 24: the thumbs stay between the lowest and highest price and keep 1 euro apart', () => {
  const euros = fc.integer({ min: -50, max: 2000 });
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(99_999), fc.array(fc.tuple(fc.boolean(), euros)), (a, b, moves) => {
      const start = rangeOf(Math.min(a, b), Math.max(a, b), 0, 0);
      const { lowest, highest, from, to } = moves.reduce(
        (range, [isFrom, at]) => (isFrom ? moveFrom : moveTo)(range, at),
        start,
      );
      expect(lowest <= from && from < to && to <= highest).toBe(true);
    }),
  );
});

test.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['', 0],
  ['veel', null],
  ['-3', null],
])('Reads the bound "%s"', (text, euros) => expect(readEuros(text)).toBe(euros));

test('Writes a bound with a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (cents) => {
      expect(readEuros(writeEuros(cents / 100))).toBe(cents / 100);
    }),
  );
});
