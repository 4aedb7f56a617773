import { beforeEach, expect, test, vi } from 'vitest';
import { failed, ok } from '../../result';
import type { Query } from '../operation';
import { customerCalls } from './calls';

const reload = vi.fn<(sections: readonly string[]) => void>();
const hyva = vi.fn<() => void>();
addEventListener('reload-customer-section-data', hyva);

beforeEach(() => {
  reload.mockClear();
  hyva.mockClear();
  // Luma's loader of modules.
  vi.stubGlobal('require', (_: unknown, use: (data: object) => void) => use({ reload }));
});

/** The calls of a shop that answers each operation so. */
const shopThat = (answer: unknown) => customerCalls((async () => answer) as unknown as Query);
const wish = { sku: 'MOK', isWished: true };

test('shared rule 38: after a change of the wish list the theme loads that section again', async () => {
  const shop = shopThat(ok({ addProductsToWishlist: { user_errors: [] } }));
  expect(await shop.setWish(wish)).toEqual(ok(wish));
  expect(reload.mock.calls).toEqual([[['wishlist'], true]]);
  expect(hyva).toHaveBeenCalledOnce();
});

test.each([
  failed({ kind: 'network' }),
  ok({ addProductsToWishlist: { user_errors: [{ code: 'UNDEFINED', message: 'Nee.' }] } }),
])('a change that is refused or fails loads nothing again (%o)', async (answer) => {
  expect(await shopThat(answer).setWish(wish)).toMatchObject({ ok: false });
  expect([reload, hyva].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
