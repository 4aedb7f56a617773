import { expect, test } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, consoleErrors, drawer, named, searchField } from '../support/shop';

test('category, search, product, cart: the badge and the drawer follow', async ({ page }) => {
  const said = consoleErrors(page);
  await page.goto(CATEGORY);
  await expect(page.getByRole('heading', { level: 1, name: 'Vlonderplanken' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');

  await page.getByPlaceholder('Zoek in het assortiment').click();
  await expect(searchField(page)).toBeFocused();
  await searchField(page).pressSequentially('vuren plank gesch');
  const suggestions = page.getByRole('listbox');
  // Each letter has a list of its own, and a press is to meet the last one.
  await expect(suggestions.getByRole('option', { name: 'Toon alle resultaten voor vuren plank gesch' })).toBeVisible();
  await suggestions.getByRole('option', { name: named(ITEMS.plank.name) }).click();

  await expect(page.getByRole('heading', { level: 1, name: named(ITEMS.plank.name) })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();

  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('status').filter({ hasText: 'is toegevoegd aan je winkelwagen' })).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: named(ITEMS.plank.name) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');

  await page.goto(CATEGORY);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
  expect(said).toEqual([]);
});
