import { expect, type Page } from 'playwright/test';
import { drawer } from './shop';

/** Adds one by the part of the home page, once its code is there: a press that waits too long for it posts the form. */
export async function addByPart(page: Page, sku: string): Promise<void> {
  const form = page.locator(`form[data-sku=${sku}]`);
  await form.hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  await form.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(drawer(page).getByRole('listitem').filter({ hasText: sku })).toBeVisible();
}

/** Adds one of the first product by the theme's own form; the shop answers with the cart page. */
export async function addByTheme(page: Page): Promise<void> {
  await page.goto('/thema');
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await page.waitForURL('**/checkout/cart/');
}

/** Logs the one customer of the fake in. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/customer/account/login/');
  await page.getByLabel('E-mailadres').fill('klant@example.com');
  await page.getByLabel('Wachtwoord').fill('Klant123pw');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Welkom' })).toBeVisible();
}
