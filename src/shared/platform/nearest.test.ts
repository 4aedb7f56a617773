import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from './nearest';

const known = ['minicart', 'idle', 'cart-count', 'price', 'price-toggle', 'messages'];

test.each([
  ['minicrat', 'minicart'],
  ['idel', 'idle'],
  ['Minicart', 'minicart'],
  ['cart_count', 'cart-count'],
  ['pricetoggle', 'price-toggle'],
  ['mesages', 'messages'],
  ['gallery', undefined],
])('%s is meant as %s', (name, meant) => {
  expect(nearest(name, known)).toBe(meant);
});

test('one slip of the finger is always understood', () => {
  const slip = fc
    .constantFrom(...known)
    .chain((name) =>
      fc
        .tuple(fc.constant(name), fc.nat(name.length - 1))
        .map(([word, at]) => [word, word.slice(0, at) + word.slice(at + 1)]),
    );
  fc.assert(
    fc.property(slip, ([name = '', slipped = '']) => {
      expect(nearest(slipped, known)).toBe(name);
    }),
  );
});
