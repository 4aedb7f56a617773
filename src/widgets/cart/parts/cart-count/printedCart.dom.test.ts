import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { cartItem, totalsOf } from '../../store/testing/fakeShop';

const shop = vi.hoisted(() => ({ totals: vi.fn() }));
vi.mock('../../../../shared/api', () => ({ ask: (call: (api: typeof shop) => unknown) => call(shop) }));

let leave: AbortController;
let badge: HTMLElement;

/** A page with the number of the very cart that the browser has. */
beforeEach(async () => {
  vi.resetModules();
  shop.totals.mockReset().mockResolvedValue({ ok: true, value: totalsOf([cartItem('a', 5)]) });
  document.cookie = 'quote_version=7-abc; path=/';
  leave = new AbortController();
  badge = build('span', 'noest-minicart__badge', '2');
  document.body.replaceChildren(build('a', '', 'Winkelwagen', badge));
  const { default: cartCount } = await import('./behaviour');
  cartCount.attach(badge, { count: 2, version: '7-abc' }, leave.signal);
  await vi.dynamicImportSettled();
});

afterEach(() => {
  leave.abort();
  dispatchEvent(new Event('pagehide'));
  document.cookie = 'quote_version=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test('cart rule 9: nothing of the cart is fetched where the page says that its number is of the quote that the browser has', async () => {
  dispatchEvent(new Event('pageshow'));
  await vi.dynamicImportSettled();
  const { cartStart } = await import('../../store/started');
  expect([cartStart.isDone, shop.totals.mock.calls.length, badge.textContent]).toEqual([false, 0, '2']);
});

test('cart rule 9: a page that comes back asks for the totals where that cookie is another by then', async () => {
  document.cookie = 'quote_version=8-abc; path=/';
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => badge.textContent).toBe('5');
});

test('cart rule 9: and where it is gone by then, as after an order in another tab', async () => {
  document.cookie = 'quote_version=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  shop.totals.mockResolvedValue({ ok: true, value: totalsOf([]) });
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => badge.hidden).toBe(true);
});

test('cart rule 9: the totals are asked for at the first sign of life, for the drawer', async () => {
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => badge.textContent).toBe('5');
});
