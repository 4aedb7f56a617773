import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { cartItem, totalsOf } from '../../store/testing/fakeShop';
import { cartStart } from '../../store/started';
import cartCount from './behaviour';

// One page from the first test to the last: what has been fetched stays.
const shop = vi.hoisted(() => ({ totals: vi.fn() }));
vi.mock('../../../../shared/api', () => ({ ask: (call: (api: typeof shop) => unknown) => call(shop) }));

const leave = new AbortController();
const badge = build('span', 'noest-minicart__badge', '2');

beforeAll(async () => {
  document.cookie = 'quote_version=7-abc; path=/';
  document.body.replaceChildren(build('a', '', 'Winkelwagen', badge));
  cartCount.attach(badge, { count: 2, version: '7-abc' }, leave.signal);
  await vi.dynamicImportSettled();
});

afterAll(() => leave.abort());

test('cart rule 9: nothing of the cart is fetched where the page says that its number is of the quote that the browser has', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pageshow'));
  await vi.dynamicImportSettled();
  expect([cartStart.isDone, badge.textContent]).toEqual([false, '2']);
});

test('cart rule 9: a page that comes back asks for the totals where that cookie is another by then', async () => {
  document.cookie = 'quote_version=8-abc; path=/';
  shop.totals.mockResolvedValue({ ok: true, value: totalsOf([cartItem('a', 5)]) });
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => badge.textContent).toBe('5');
});
