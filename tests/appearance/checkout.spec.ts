import { expect, test } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { ITEMS } from '../support/shop';

declare global {
  interface Window {
    shifts: string[];
  }
}

test('nothing moves when the checkout comes alive, nor when its later steps come', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        window.shifts.push(
          `${value} ${sources.map(({ node }) => (node instanceof Element ? node.className : '')).join()}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await addByForm(page, ITEMS.plank.sku, 1);
  await addByForm(page, ITEMS.sheet.sku, 2);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const laterSteps = page.waitForResponse('**/laterSteps.js');
    await page.goto('/checkout');
    await expect(page.locator('[data-component=checkout]')).toHaveAttribute('data-mount-state', 'mounted');
    await expect(page.getByRole('button', { name: 'Naar verzending' })).toBeAttached();
    await (await laterSteps).finished();
    expect(await page.evaluate(() => window.shifts), `at ${width} px`).toEqual([]);
  }
});
