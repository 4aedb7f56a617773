import { expect, type Locator, type Page } from 'playwright/test';

const PARTS = ['product-list', 'toolbar', 'sort-select', 'size-select', 'filters', 'active-filters', 'paginator'];

/** A listing with all its parts alive, as after a shopper's first move over it. */
export async function openListing(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').hover();
  for (const part of PARTS) {
    await expect(page.locator(`[data-component="${part}"]`)).toHaveAttribute('data-mount-state', 'mounted');
  }
}

export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
export const filter = (page: Page, label: string): Locator =>
  filters(page).getByRole('link', { name: new RegExp(`^${label} `) });
export const cards = (page: Page): Locator => page.locator('[data-component="product-list"]').getByRole('article');
export const count = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ product(en)?$/ });
export const chip = (page: Page, label: string): Locator =>
  page.getByRole('link', { name: `Verwijder filter ${label}` });

/** How many the server says there are with this option, as its filter shows. */
export async function promised(option: Locator): Promise<number> {
  return Number(/(\d+)\s+producten?$/.exec((await option.textContent()) ?? '')?.[1]);
}
