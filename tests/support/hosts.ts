import { expect, type Locator, type Page } from 'playwright/test';
import { ITEMS } from './shop';

/**
 * Without something in the cart the checkouts on a page with all parts lead away from it. Leaves an empty page: the one that
 * filled the cart would still fetch code and sheets of its own.
 */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/qa/minicart');
  await page.evaluate((sku) => window.noest.cart.add({ sku, qty: 2 }), ITEMS.plank.sku);
  await page.goto('about:blank');
}

export const hostDrawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Winkelwagen/ });

/** Opens the drawer of a page of `/qa/host`, once its code is there. */
export async function openHostDrawer(page: Page): Promise<void> {
  const minicart = page.locator('[data-qa=minicart] [data-component=minicart]');
  await minicart.getByRole('link').hover();
  await expect(minicart).toHaveAttribute('data-mount-state', 'mounted');
  await minicart.getByRole('link').click();
  await expect(hostDrawer(page).getByRole('listitem').first()).toBeVisible();
}
