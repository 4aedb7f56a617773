import { expect, test, type Route } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, drawer, openProduct, searchField } from '../support/shop';

const FAULTS: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'dead', answer: (route) => route.abort('connectionrefused') },
  { name: 'answering 500', answer: (route) => route.fulfill({ status: 500, body: 'kapot' }) },
  {
    name: 'answering garbage',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '<html>{"items"' }),
  },
  { name: 'answering JSON of another shape', answer: (route) => route.fulfill({ json: { items: 'veel' } }) },
];

for (const { name, answer } of FAULTS) {
  test.describe(`with an API ${name}`, () => {
    test('search still searches', async ({ page }) => {
      await page.route('**/api/**', answer);
      await page.goto(CATEGORY);
      await page.getByPlaceholder('Zoek in het assortiment').click();
      await expect(searchField(page)).toBeFocused();
      await searchField(page).fill('douglas');
      await searchField(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoekresultaten voor "douglas"');
    });

    test('adding to the cart says that it failed, at its place', async ({ page }) => {
      await openProduct(page, ITEMS.plank);
      await page.route('**/api/**', answer);
      await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
      await expect(
        page.getByRole('main').getByRole('alert').filter({
          hasText: 'Het product kon niet worden toegevoegd aan je winkelwagen. Probeer het later opnieuw.',
        }),
      ).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
    });

    test('the drawer says that it failed, and tries again when asked', async ({ page }) => {
      await openProduct(page, ITEMS.plank);
      await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
      await expect(drawer(page)).toBeVisible();
      await page.goto(CATEGORY);
      await page.route('**/api/**', answer);
      await cartLink(page).click();
      const again = drawer(page).getByRole('button', { name: 'Opnieuw proberen' });
      await expect(again).toBeVisible({ timeout: 15_000 });
      await page.unroute('**/api/**');
      // A question that was still under way may be answered by now, and then there is nothing left to press.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await expect(drawer(page).getByRole('listitem').first()).toBeVisible({ timeout: 1000 });
      }).toPass();
    });
  });
}
