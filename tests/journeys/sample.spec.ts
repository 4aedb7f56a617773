import { expect, test } from 'playwright/test';
import { quoteRows } from '../support/database';
import { ITEMS, consoleErrors, drawer, openProduct } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

test('a free sample is put in the cart once, beside whatever is bought', async ({ page }, { project }) => {
  const said = consoleErrors(page);
  await openProduct(page, ITEMS.configurable);
  const ask = page.getByRole('button', { name: 'Gratis proefstuk aanvragen' });
  await ask.click();
  await expect(
    drawer(page).getByRole('status').filter({ hasText: 'Proefstuk Douglas vlonderplank 28 x 145 mm is toegevoegd' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await ask.click();
  await refused;
  await expect(page.getByRole('alert').filter({ hasText: 'Per product is er één' })).toBeVisible();

  expect(quoteRows(String(project.metadata['build']), await sessionCookie(page))).toEqual([{ sku: '200101', qty: 1 }]);
  // What the browser says of any refused request.
  expect(said.filter((line) => !line.includes('409'))).toEqual([]);
});
