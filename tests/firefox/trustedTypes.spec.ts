import { expect, test } from 'playwright/test';
import { consoleErrors, ITEMS, openProduct } from '../support/shop';

test('product rule 25: the JSON-LD follows a variant under the Trusted Types policy of the page', async ({ page }) => {
  const errors = consoleErrors(page);
  await openProduct(page, ITEMS.configurable);
  for (const choice of ['400 cm', 'Zwart gebeitst']) await page.getByRole('radio', { name: choice }).first().check();
  const data = page.locator('script[type="application/ld+json"]').last();
  await expect.poll(async () => JSON.parse((await data.textContent()) ?? '')).toMatchObject({ sku: '200101-400-2' });
  expect(errors).toEqual([]);
});
