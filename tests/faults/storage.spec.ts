import { expect, test } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, consoleErrors, drawer, openProduct } from '../support/shop';

const forbidden = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
};

const full = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

for (const [name, spoil] of Object.entries({ forbidden, full })) {
  test(`shared rule 1: with storage ${name} the shop works and nothing is thrown`, async ({ page }) => {
    const said = consoleErrors(page);
    await page.addInitScript(spoil);
    await openProduct(page, ITEMS.plank);
    await page.getByRole('button', { name: 'Excl. btw' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
    await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
    await expect(drawer(page)).toBeVisible();
    await page.goto(CATEGORY);
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
    await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
    const links = page.getByRole('main').getByRole('link', { name: /vergelijk/i });
    await links.nth(0).click();
    await links.nth(2).click();
    await expect(links.nth(0)).toHaveAccessibleName(/^Bekijk vergelijking \(2\)/);
    await links.nth(0).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    expect(said).toEqual([]);
  });
}
