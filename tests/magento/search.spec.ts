import { expect, test } from 'playwright/test';
import { SEARCH, withNoest } from './withNoest';

test('suggestions while typing, and Enter searches as Magento does', async ({ page }) => {
  await withNoest(page, SEARCH);
  await page.goto('/');
  const field = page.locator('[data-component=autocomplete]').getByRole('combobox');
  await page.locator('#zoek').click();
  await expect(page.locator('[data-component=autocomplete]')).toHaveAttribute('data-mount-state', 'mounted');
  await field.pressSequentially('hoodie');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'Hoodie' }).first()).toBeVisible();
  await expect(options.filter({ hasText: 'Toon alle resultaten' })).toHaveAttribute(
    'href',
    /\/catalogsearch\/result\/\?q=hoodie$/,
  );
  await expect(options.filter({ hasText: /Hoodie/ }).last()).toHaveAttribute('href', /\.html\?q=hoodie$/);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/catalogsearch\/result\/\?q=hoodie$/);
});
