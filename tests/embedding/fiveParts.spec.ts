import { expect, test } from 'playwright/test';
import { drawer } from '../support/shop';
import {
  buyButton,
  callsOf,
  complaintsOf,
  cartRows,
  followToShop,
  OTHER_SITE,
  part,
  pressBuy,
  SAME_SITE,
  SHOP,
  SLOW,
  useFiveParts,
} from '../support/embedding';

for (const [name, site] of [
  ['another site', OTHER_SITE],
  ['another origin of the same site', SAME_SITE],
] as const) {
  const tag = site === SAME_SITE ? '@long' : [];
  test(`shared rules 51 and 52: five parts work on ${name}, with the cart of the shop`, { tag }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await useFiveParts(page, site);
    expect(await cartRows(page)).toEqual(['2 x 100101']);
    expect(complaints()).toEqual([]);
    await followToShop(page);
    expect(await cartRows(page)).toEqual(['2 x 100101']);
  });
}

test('a cart that was filled in the shop is the one of the other site', async ({ page }) => {
  await page.goto(`${SHOP}/vuren-plank-geschaafd-18-x-145-mm-300-cm`);
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page)).toBeVisible();
  await page.goto(OTHER_SITE);
  await pressBuy(page);
  await expect(part(page, 'cart-count')).toHaveText('2');
  expect(await cartRows(page)).toEqual(['2 x 100101']);
});

test('cart rule 43: a page of another origin asks for the cart where it has filled one, and not before', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto(OTHER_SITE);
  await expect(part(page, 'cart-count')).toHaveAttribute('data-mount-state', 'mounted');
  expect(calls).not.toContain('GET /api/checkout/totals/collect');
  await pressBuy(page);
  await expect(drawer(page)).toBeVisible();
  await page.reload();
  await expect(part(page, 'cart-count')).toHaveText('1');
  expect(calls).toContain('GET /api/checkout/totals/collect');
});

test('without the code of the part its form leads to the page of the product in the shop', async ({ page }) => {
  await page.route('**/add-to-cart.js', (route) => route.abort());
  await page.goto(OTHER_SITE);
  await buyButton(page).click();
  await page.waitForURL(`${SHOP}/vuren-plank-geschaafd-18-x-145-mm-300-cm**`);
});

test('the form of a card in a row adds as the others do', async ({ page }) => {
  await page.goto(OTHER_SITE);
  const card = part(page, 'recommendations')
    .getByRole('button', { name: /in winkelwagen/i })
    .first();
  await expect(part(page, 'recommendations').locator('form').first()).toHaveAttribute('method', 'get', SLOW);
  await card.hover();
  await expect(part(page, 'recommendations').locator('form').first()).toHaveAttribute('data-mount-state', 'mounted');
  await card.click();
  await expect(drawer(page)).toBeVisible();
  expect(await cartRows(page)).toHaveLength(1);
});
