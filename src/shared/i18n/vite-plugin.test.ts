// @vitest-environment node
import { expect, test } from 'vitest';
import common from './messages/common.nl.json';
import cart from './messages/cart.nl.json';

test('messages arrive compiled: plain ones as text, others as nodes without ICU', () => {
  expect(common.close).toBe('Sluiten');
  expect(cart.added).toEqual([['product'], ' is toegevoegd aan je winkelwagen']);
});
