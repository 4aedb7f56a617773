import { expect, test, type Page } from 'playwright/test';
import { addByPart } from '../support/fakeMagento';
import { cartLink, drawer } from '../support/shop';

const line = (page: Page, sku: string) => page.getByRole('listitem').filter({ hasText: sku });

test('a guest without a cart asks the shop nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('[data-component=cart-count]')).toHaveAttribute('data-mount-state', 'mounted');
  await page.goto('/thema');
  await expect(page.locator('[data-component=cart-count]')).toHaveAttribute('data-mount-state', 'mounted');
  expect(asked.filter((path) => !path.startsWith('/noest/') && path !== '/theme.js')).toEqual(['/', '/thema']);
});

test('the drawer shows what was added, changes and removes it, and takes that back', async ({ page }) => {
  await page.goto('/');
  await addByPart(page, 'plank');
  await drawer(page).getByRole('button', { name: /^Meer/ }).click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  await expect(drawer(page)).toContainText('24,20');
  await drawer(page)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  await drawer(page)
    .getByRole('button', { name: /^Ongedaan maken/ })
    .click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
  await page.goto('/thema');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 2 artikelen');
});

test('the cart page changes a line, and a coupon is applied, refused and removed', async ({ page }) => {
  await page.goto('/');
  await addByPart(page, 'plank');
  await page.goto('/checkout/cart/');
  const cart = page.locator('[data-component=cart]');
  await expect(cart).toHaveAttribute('data-mount-state', 'mounted');
  await line(page, 'plank').getByRole('button', { name: /^Meer/ }).click();
  await expect(cart).toContainText('24,20');
  const code = page.getByRole('textbox', { name: /Kortingscode/ });
  await code.fill('FOUT');
  await code.press('Enter');
  await expect(page.getByText("The coupon code isn't valid. Verify the code and try again.")).toBeVisible();
  await code.fill('TIEN');
  await code.press('Enter');
  await expect(cart).toContainText('21,78');
  await page.getByRole('button', { name: /^Verwijderen: TIEN/ }).click();
  await expect(cart).not.toContainText('21,78');
});
