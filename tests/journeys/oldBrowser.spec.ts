import { expect, test } from 'playwright/test';
import { ITEMS, openProduct } from '../support/shop';

const MISSING = {
  popovers: () => {
    // Chromium's own, which its types do not let go.
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  },
  'AbortSignal.any': () => {
    Reflect.deleteProperty(AbortSignal, 'any');
  },
};

for (const [name, remove] of Object.entries(MISSING)) {
  test(`mount rule 25: a browser without ${name} has the page as the server sent it, and can buy`, async ({ page }) => {
    await page.addInitScript(remove);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await openProduct(page, ITEMS.plank);
    await expect.poll(() => said).toContainEqual('[noest] this browser is too old; the page stays as it is');
    await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
    await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();
    await expect(page.locator('[data-mount-state], [data-held]')).toHaveCount(0);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Winkelwagen, 1 artikel' }).click();
    await page.waitForURL('**/checkout/cart');
  });
}
