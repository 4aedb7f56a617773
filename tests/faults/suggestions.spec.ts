import { expect, test } from 'playwright/test';
import { CATEGORY, searchField } from '../support/shop';
import { everyFault } from './everyFault';

const SUGGESTIONS = '**/api/catalog/search/autocomplete?*';

test('search rule 18: suggestions that fail are told in one line, and can be asked for again', async ({ page }) => {
  await page.clock.install();
  await page.goto(CATEGORY);
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await expect(searchField(page)).toBeFocused();
  const line = page.getByRole('status').filter({ hasText: 'Suggesties laden lukt niet, zoeken wel.' });
  const retry = page.getByRole('search').locator('..').getByRole('button', { name: 'Opnieuw proberen' });

  await everyFault(page, SUGGESTIONS, {
    act: async (attempt) => {
      if (attempt === 0) await searchField(page).fill('douglas');
      else await retry.click();
      await page.clock.runFor(200);
    },
    shown: () => line,
  });

  await retry.click();
  await page.clock.runFor(200);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
});

test('search rule 18: without suggestions the form still searches', async ({ page }) => {
  await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, body: 'kapot' }));
  await page.goto(CATEGORY);
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill('douglas');
  await expect(page.getByText('Suggesties laden lukt niet, zoeken wel.')).toBeVisible();
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?query=douglas$/);
});
