import { expect, test } from 'playwright/test';
import { addByPart, addByTheme, logIn } from '../support/fakeMagento';
import { cartLink } from '../support/shop';

test('what the theme adds is on the badge, and one cart with what the kit adds', async ({ page }) => {
  await addByTheme(page);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
  await page.goto('/');
  await addByPart(page, 'balk');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
  await page.goto('/checkout/cart/');
  await expect(page.locator('[data-component=cart]').getByRole('listitem')).toHaveCount(2);
});

test('a login keeps the cart, and a logout takes it away', async ({ page }) => {
  await addByTheme(page);
  await logIn(page);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
  await addByPart(page, 'plank');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
});

test('another tab and the page before show what was added since', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('[data-component=cart-count]')).toHaveAttribute('data-mount-state', 'mounted');
  await addByPart(page, 'plank');
  await expect(cartLink(other)).toHaveAccessibleName('Winkelwagen, 1 artikel');
  await addByTheme(page);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welkom' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
  await expect(cartLink(other)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
});
