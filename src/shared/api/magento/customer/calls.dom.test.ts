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

test('shared rule 38: a product is taken off a list of more items than Magento answers at once', async () => {
  const item = (id: string, sku: string) => ({ id, product: { sku } });
  // The shorter list answers its last page again, as Magento does.
  const pages = [
    [[item('1', 'BORD')], [item('8', 'MOK')]],
    [[item('2', 'MOK'), item('3', 'MOK')], [item('8', 'MOK')]],
  ];
  const asked: unknown[] = [];
  const query = async ({ name }: { name: string }, variables: { page: number }) => {
    asked.push(variables);
    if (name === 'unwish') return ok({ removeProductsFromWishlist: { user_errors: [] } });
    const lists = pages[variables.page - 1]!.map((items, index) => ({
      id: `list ${index}`,
      items_v2: { items, page_info: { total_pages: index === 0 ? 2 : 1 } },
    }));
    return ok({ customer: { wishlists: lists } });
  };
  const unwish = { sku: 'MOK', isWished: false };
  expect(await customerCalls(query as unknown as Query).setWish(unwish)).toEqual(ok(unwish));
  expect(asked).toEqual([
    { page: 1 },
    { page: 2 },
    { list: 'list 1', items: ['8'] },
    { list: 'list 0', items: ['2', '3'] },
  ]);
});
