import { expect, test } from 'playwright/test';
import { withNoest } from './withNoest';

const SEARCH = `<div style="position:fixed;inset-block-start:6rem;inset-inline:1rem;z-index:999;background:#fff" data-component="autocomplete" class="noest-search">
<form role="search" class="noest-search__form" action="/catalogsearch/result/" method="get" aria-label="Zoeken in Noest"><label class="noest-hidden" for="zoek">Zoeken</label>
<input class="noest-search__input" id="zoek" type="search" name="q" autocomplete="off" required><button class="noest-search__button" type="submit">Zoek</button></form></div>`;

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
