import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, drawer, openProduct, searchField } from '../support/shop';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const PAGES = [
  '/',
  CATEGORY,
  '/planken',
  '/search?query=douglas',
  '/search?query=qqqqqq',
  '/checkout/cart',
  '/dit-bestaat-niet',
  '/widgets',
  '/qa',
];

for (const width of [375, 1280]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const item of [ITEMS.plank, ITEMS.configurable, ITEMS.bundle, ITEMS.grouped, ITEMS.sheet, ITEMS.soldOut]) {
      test(`on the product ${item.sku}`, async ({ page }) => {
        await openProduct(page, item);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('with suggestions open', async ({ page }) => {
      await page.goto(CATEGORY);
      await page.getByPlaceholder('Zoek in het assortiment').click();
      await expect(searchField(page)).toBeFocused();
      await searchField(page).fill('douglas');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('in the drawer: empty, filled, with something to undo', async ({ page }) => {
      await page.goto(CATEGORY);
      await cartLink(page).click();
      await expect(drawer(page).getByText('Je winkelwagen is leeg')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await openProduct(page, ITEMS.plank);
      await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
      await expect(drawer(page).getByRole('listitem').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await drawer(page)
        .getByRole('button', { name: /^Verwijderen/ })
        .click();
      await expect(drawer(page).getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
