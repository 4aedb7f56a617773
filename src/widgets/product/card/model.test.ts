import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '../../../shared/money';
import { discountPercent } from './model';

const amount = (cents: number) => ({ inclTax: toCents(cents), exclTax: toCents(cents) });

test('product rule 19: a reduction is in whole percent, rounded down', () => {
  expect(discountPercent(amount(1000), amount(710))).toBe(29);
  expect(discountPercent(amount(1000), amount(711))).toBe(28);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 100 }), (euros, percent) => {
      expect(discountPercent(amount(euros * 100), amount(euros * (100 - percent)))).toBe(percent);
    }),
  );
});

test('product rule 19: without a reduction there is none', () => {
  expect([discountPercent(amount(0), amount(0)), discountPercent(amount(100), amount(120))]).toEqual([0, 0]);
});
