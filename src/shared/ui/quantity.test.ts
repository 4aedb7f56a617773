import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, parseQuantity } from './quantity';

const bounds = fc.record({ min: fc.integer({ min: 0, max: 50 }), max: fc.option(fc.integer({ min: 50, max: 999 })) });

test('whatever is typed, a quantity is a whole number within its bounds or none', () => {
  fc.assert(
    fc.property(fc.string(), bounds, (text, { min, max }) => {
      const qty = parseQuantity(text, { min, max });
      expect(qty === null || (Number.isInteger(qty) && qty >= min && qty <= (max ?? Infinity))).toBe(true);
    }),
  );
});

test('every quantity within the bounds is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (qty) => {
      expect(parseQuantity(String(qty), { min: 0, max: null })).toBe(qty);
    }),
  );
});

test('clamping keeps what is within the bounds and moves the rest to the nearest one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 1500 }), bounds, (qty, { min, max }) => {
      const clamped = clampQuantity(qty, { min, max });
      expect(clamped).toBe(qty < min ? min : max !== null && qty > max ? max : qty);
    }),
  );
});
