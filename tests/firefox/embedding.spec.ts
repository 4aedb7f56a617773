import { expect, test } from 'playwright/test';
import { cartRows, complaintsOf, followToShop, OTHER_SITE, SAME_SITE, useFiveParts } from '../support/embedding';

test(
  'shared rules 51 and 52: five parts work on another origin of the same site, with the cart of the shop',
  { tag: '@long' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await useFiveParts(page, SAME_SITE);
    expect(await cartRows(page)).toEqual(['2 x 100101']);
    expect(complaints()).toEqual([]);
    await followToShop(page);
  },
);

test('shop rule 66: five parts work on another site, whose cookies of the shop Firefox keeps apart', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await useFiveParts(page, OTHER_SITE);
  expect(complaints()).toEqual([]);
});
