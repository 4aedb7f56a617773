// @vitest-environment node
import { expect, test } from 'vitest';
import common from './messages/common.nl.json';
import cart from './messages/cart.nl.json';
import later from './messages/checkoutLater.nl.json';

test('messages arrive compiled: plain ones as text, others as nodes without ICU', () => {
  expect(common.close).toBe('Sluiten');
  expect(later.moreAbout).toEqual(['Meer over ', ['method']]);
  expect(cart.added).toEqual([['product'], ' is toegevoegd aan je winkelwagen']);
});
