import { expect, test } from 'playwright/test';

test('shop rule 113: without scripts products are compared by ticking them beside the first', async ({ page }) => {
  await page.goto('/tuinhout/vlonderplanken');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Vergelijk Douglas vlonderplank/ })
    .first()
    .click();
  await expect(page.getByText('Kies nog een product: dan zie je wat er verschilt.')).toBeVisible();
  const others = page.getByRole('region', { name: 'Kies er nog een bij' });
  for (const at of [1, 2]) await others.getByRole('checkbox').nth(at).check();
  await others.getByRole('button', { name: 'Vergelijk' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('link', { name: 'Toon alleen verschillen' }).click();
  await expect(page).toHaveURL(/&verschillen=1$/);
  await expect(page.getByRole('row').last()).toContainText('verschilt');
});
