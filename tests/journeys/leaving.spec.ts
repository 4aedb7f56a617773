import { expect, test } from 'playwright/test';
import { addAndLeave } from '../support/leaving';
import { ITEMS, openProduct } from '../support/shop';
import { hold } from '../support/hold';

test('cart rules 10 and 37: whoever adds and leaves at once has in the cart what the badge counted', async ({ page }, {
  project,
}) => {
  test.setTimeout(400_000);
  await addAndLeave(page, String(project.metadata['build']), 5);
});

test('cart rule 39: "In winkelwagen" is busy from the press on, also before its code has come', async ({ page }) => {
  await openProduct(page, ITEMS.plank);
  const product = page.url();
  const release = await hold(page, '**/chunks/**');
  await page.goto(product, { waitUntil: 'commit' });
  const button = page.getByRole('main').getByRole('button', { name: 'In winkelwagen', exact: true }).first();
  await button.click();
  await expect(button).toHaveCSS('cursor', 'progress');
  await expect(button).toHaveCSS('opacity', '0.7');
  release();
  await expect(page.getByText(/is toegevoegd aan je winkelwagen/).first()).toBeVisible();
  await expect(page.locator('[data-held]')).toHaveCount(0);
});
