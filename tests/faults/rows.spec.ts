import { expect, test } from 'playwright/test';
import { ITEMS, consoleErrors, openProduct } from '../support/shop';

test('rows of products: without an API the printed one stays whole, and the asked one takes no place', async ({
  page,
}) => {
  await openProduct(page, ITEMS.plank);
  await page.waitForFunction(() => localStorage.getItem('noest-recent-products')?.includes('100101'));
  // What is on its way when a page is left fails, and is not what this is about.
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'kapot' }));
  const said = consoleErrors(page);
  await openProduct(page, ITEMS.configurable);
  const asked = page.waitForResponse((answer) => answer.url().includes('sku=100101') && answer.status() === 500);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await asked;
  await expect(page.getByRole('list', { name: 'Laatst bekeken' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Anderen bekeken ook' }).getByRole('article')).toHaveCount(4);
  // What the browser itself says of an answer of 500, and nothing thrown.
  expect(said.filter((line) => !line.includes('500'))).toEqual([]);
});
