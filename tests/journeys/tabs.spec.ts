import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { newCustomer } from '../support/newCustomer';
import { CATEGORY, ITEMS, cartLink, drawer, openProduct } from '../support/shop';

test('two tabs agree on the cart', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(CATEGORY);
  await expect(cartLink(other)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
  await openProduct(page, ITEMS.plank);
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page)).toBeVisible();
  await expect(cartLink(other)).toHaveAccessibleName('Winkelwagen, 1 artikel');
});

test('shared rule 52: a tab goes on where a login in another one has begun a new session', async ({
  page,
  context,
}) => {
  await page.goto('/snel-bestellen');
  const list = page.getByRole('region', { name: 'Snel bestellen' });
  await expect(list).toHaveAttribute('data-mount-state', 'mounted');
  const other = await context.newPage();
  await logIn(other, await newCustomer(other));
  await other.goto(CATEGORY);
  await list.getByRole('textbox', { name: 'Artikelnummer en aantal, één per regel' }).fill('100101 1\n500101 1');
  await list.getByRole('button', { name: 'Zet 2 regels in de lijst' }).click();
  await list.getByRole('button', { name: / in winkelwagen$/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
  await expect(cartLink(other)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
});

test('prices rule 6: two tabs agree on the price view', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(CATEGORY);
  await page.goto(CATEGORY);
  await page.getByRole('button', { name: 'Excl. btw' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
  await expect(other.getByRole('button', { name: 'Excl. btw' })).toHaveAttribute('aria-pressed', 'true');
});

test("Back to an earlier page shows today's cart", async ({ page }) => {
  await page.goto(CATEGORY);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'In winkelwagen' })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(CATEGORY));
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
});

test('the price view is there on the next page, before any script of the kit has run', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.getByRole('button', { name: 'Excl. btw' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
  await page.route('**/noest/**/entry.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
});
