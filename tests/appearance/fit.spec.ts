import { expect, test } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, drawer, openProduct, searchField } from '../support/shop';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const width of [320, 375, 768, 1280]) {
  test.describe(`at ${width} px nothing sticks out sideways`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of [
      '/',
      CATEGORY,
      '/search?query=douglas',
      `/search?query=${'w'.repeat(200)}`,
      '/checkout/cart',
      '/dit-bestaat-niet',
      '/widgets',
      '/qa',
    ]) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await page.evaluate(overflow)).toBe(0);
      });
    }

    for (const item of [ITEMS.plank, ITEMS.configurable, ITEMS.bundle, ITEMS.grouped]) {
      test(`on the product ${item.sku}`, async ({ page }) => {
        await openProduct(page, item);
        expect(await page.evaluate(overflow)).toBe(0);
      });
    }

    test('in the drawer and under the search field', async ({ page }) => {
      await page.goto(CATEGORY);
      await page.getByPlaceholder('Zoek in het assortiment').click();
      await expect(searchField(page)).toBeFocused();
      await searchField(page).fill('douglas');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await page.evaluate(overflow)).toBe(0);
      const panel = await page.locator('.noest-autocomplete').boundingBox();
      expect((panel?.y ?? 0) + (panel?.height ?? Infinity)).toBeLessThanOrEqual(800);
      await searchField(page).press('Escape');
      await cartLink(page).click();
      await expect(drawer(page)).toBeVisible();
      const box = await drawer(page).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width + 0.5).toBe(true);
    });
  });
}
