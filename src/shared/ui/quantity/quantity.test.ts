import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, largestPart, parseQuantity, quantityProblem } from './quantity';

const bounds = fc
  .record({ step: fc.integer({ min: 1, max: 12 }), max: fc.option(fc.integer({ min: 50, max: 999 })) })
  .chain(({ step, max }) => fc.constantFrom(0, step).map((min) => ({ min, max, step })));
const ones = fc
  .record({ min: fc.integer({ min: 0, max: 50 }), max: fc.option(fc.integer({ min: 50, max: 999 })) })
  .map((given) => ({ ...given, step: 1 }));

test('whatever is typed, a quantity is a whole number within its bounds or none', () => {
  fc.assert(
    fc.property(fc.string(), bounds, (text, { min, max, step }) => {
      const qty = parseQuantity(text, { min, max, step });
      expect(qty === null || (qty % step === 0 && qty >= min && qty <= (max ?? Infinity))).toBe(true);
    }),
  );
});

test('what is no quantity has a reason, and only that', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), bounds, (text, given) => {
      expect(quantityProblem(text, given) === null).toBe(parseQuantity(text, given) !== null);
    }),
  );
  expect(quantityProblem('7', { min: 6, max: 60, step: 6 })).toEqual({ key: 'step', values: { step: 6 } });
  expect(quantityProblem('66', { min: 6, max: 60, step: 6 })).toEqual({ key: 'max', values: { max: 60 } });
  expect(quantityProblem('', { min: 6, max: 60, step: 6 })).toEqual({ key: 'min', values: { min: 6 } });
});

test('cart rule 20: a fraction is a multiple of the largest part of one that it is', () => {
  expect([1, 12, 0.5, 2.5, 0.75, 0.3, 1.0001].map(largestPart)).toEqual([1, 1, 0.5, 0.5, 0.25, 0.1, 0.0001]);
  const halves = { min: 0.5, max: 24, step: 0.5 };
  expect(['0.5', '1', '2.5', '0.7', '0', '25', '1,5'].map((text) => parseQuantity(text, halves))).toEqual([
    0.5,
    1,
    2.5,
    null,
    null,
    null,
    null,
  ]);
  expect(quantityProblem('0.7', halves)).toEqual({ key: 'step', values: { step: 0.5 } });
  expect(quantityProblem('', halves)).toEqual({ key: 'least', values: { min: 0.5 } });
});

test('in steps of any fraction what is clamped is read as it is written', () => {
  const steps = fc.integer({ min: 1, max: 9999 }).map((parts) => parts / 10_000);
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 5_000_000 }), (step, parts) => {
      const limits = { min: step, max: null, step };
      const clamped = clampQuantity(parts / 10_000, limits);
      expect(parseQuantity(String(clamped), limits)).toBe(clamped);
    }),
  );
});

test('every quantity within the bounds is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (qty) => {
      expect(parseQuantity(String(qty), { min: 0, max: null, step: 1 })).toBe(qty);
    }),
  );
});

test('clamping keeps what is within the bounds and moves the rest to the nearest one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 1500 }), ones, (qty, { min, max, step }) => {
      const clamped = clampQuantity(qty, { min, max, step });
      expect(clamped).toBe(qty < min ? min : max !== null && qty > max ? max : qty);
    }),
  );
});

test('what is sold by so many is always a whole number of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), bounds, (qty, limits) => {
      const clamped = clampQuantity(qty, limits);
      expect(clamped % limits.step).toBe(0);
      expect(clamped).toBeLessThanOrEqual(limits.max ?? Infinity);
    }),
  );
});
