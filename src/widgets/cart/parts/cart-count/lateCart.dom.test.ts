import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { cartItem, totalsOf } from '../../store/testing/fakeShop';
import { cartStart } from '../../store/started';
import cartCount from './behaviour';

// One page from the first test to the last: what has been fetched stays.
const shop = vi.hoisted(() => ({ totals: vi.fn(), addToCart: vi.fn() }));
vi.mock('../../../../shared/api', () => ({ ask: (call: (api: typeof shop) => unknown) => call(shop) }));

let leave: AbortController;
let badge: HTMLElement;

beforeEach(async () => {
  leave = new AbortController();
  badge = build('span', 'noest-minicart__badge', '0');
  document.body.replaceChildren(build('a', '', 'Winkelwagen', badge));
  cartCount.attach(badge, { count: 0, version: '' }, leave.signal);
  await vi.dynamicImportSettled();
});

afterEach(() => leave.abort());

test('cart rule 40: without a quote the code of the cart is not fetched', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect([cartStart.isDone, badge.textContent]).toEqual([false, '0']);
});

test('cart rule 40: an add-to-cart event from before the code of the cart is done once', async () => {
  const added = { sku: '100101', itemId: 'a', totals: totalsOf([cartItem('a', 3)]) };
  shop.addToCart.mockResolvedValue({ ok: true, value: added });
  document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: { sku: '100101' } }));
  await expect.poll(() => badge.textContent).toBe('3');
  document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: { sku: '100101' } }));
  await expect.poll(() => shop.addToCart).toHaveBeenCalledTimes(2);
});

test('cart rule 40: a badge that comes later follows the cart that is there', async () => {
  await expect.poll(() => badge.textContent).toBe('3');
});
