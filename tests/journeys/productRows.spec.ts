import { expect, test } from 'playwright/test';
import { CATEGORY, ITEMS, consoleErrors, drawer, named, openProduct } from '../support/shop';

test('what was looked at shows on the next pages, newest first, and can be bought from there', async ({ page }) => {
  const said = consoleErrors(page);
  for (const item of [ITEMS.plank, ITEMS.configurable]) {
    const remembered = page.waitForFunction(
      (sku) => localStorage.getItem('noest-recent-products')?.startsWith(`["${sku}"`),
      item.sku,
    );
    await openProduct(page, item);
    await remembered;
    // What is on its way to a page that is left would be reported as lost.
    await page.waitForLoadState('networkidle');
  }
  const row = page.getByRole('list', { name: 'Laatst bekeken' });
  await expect(row).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row.getByRole('article')).toHaveCount(1);
  await row.getByRole('button', { name: named(`In winkelwagen: ${ITEMS.plank.name}`) }).click();
  await expect(drawer(page).getByRole('link', { name: named(ITEMS.plank.name) })).toBeVisible();

  await page.goto(CATEGORY);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row.getByRole('heading')).toHaveText([named(ITEMS.configurable.name), named(ITEMS.plank.name)]);
  expect(said).toEqual([]);
});

test('the row of what goes with a product keeps its cards, and steps where there is more than fits @lean', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openProduct(page, ITEMS.plank);
  const row = page.getByRole('list', { name: 'Anderen bekeken ook' });
  const first = row.getByRole('article').first();
  await first.evaluate((card) => card.setAttribute('data-seen', 'before'));
  await row.scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Volgende producten' });
  await next.click();
  await expect(first).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Vorige producten' })).toBeEnabled();
  await expect(first).toHaveAttribute('data-seen', 'before');
});
