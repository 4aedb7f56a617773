// @vitest-environment node
import { expect, test } from 'vitest';
import common from '../../src/shared/i18n/messages/common.nl.json';
import cart from '../../src/widgets/cart/messages/cart.nl.json';
import later from '../../src/widgets/checkout/parts/checkout/messages/checkoutLater.nl.json';

test('messages arrive compiled: plain ones as text, others as nodes without ICU', () => {
  expect(common.close).toBe('Sluiten');
  expect(later.moreAbout).toEqual(['Meer over ', ['method']]);
  expect(cart.added).toEqual([['product'], ' is toegevoegd aan je winkelwagen']);
});
