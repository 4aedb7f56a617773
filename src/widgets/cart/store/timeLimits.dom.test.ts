import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopApi } from '../../../shared/api';
import { createStorefront } from '../../../shared/api/storefront';

const plank = { sku: '100101', qty: 1 };
const config = {
  baseUrl: 'https://shop.test',
  commerceUrl: '',
  storeId: '1',
  csrfToken: 'token-1',
  redirectOrigins: [],
  capabilities: [],
};

/** A shop that never answers. */
const silent: typeof fetch = (input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = new Request(input, init);
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  // What looks for the cause of a lost connection asks without the client.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => vi.useRealTimers());

const CALLS: readonly (readonly [name: string, most: number, call: (shop: ShopApi) => Promise<unknown>])[] = [
  ['adding a product', 25_000, (shop) => shop.addToCart(plank)],
  ['replacing a line', 25_000, (shop) => shop.replaceItem('7', plank)],
  ['reading the totals', 10_000, (shop) => shop.totals()],
  ['changing a quantity', 10_000, (shop) => shop.changeQuantity('7', 2)],
  ['removing a line', 10_000, (shop) => shop.removeItem('7')],
  ['asking for the code', 10_000, (shop) => shop.coupons()],
  ['applying a code', 10_000, (shop) => shop.applyCoupon('HOUT5')],
  ['removing the code', 10_000, (shop) => shop.removeCoupon()],
];

test.each(CALLS)('cart rule 3: %s may take %i ms, and no longer', async (_, most, call) => {
  const answered = vi.fn<(answer: unknown) => void>();
  void call(createStorefront(config, silent)).then(answered);
  await vi.advanceTimersByTimeAsync(most - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered.mock.calls).toEqual([[{ ok: false, error: { kind: 'timeout', afterMs: most } }]]);
});
