import { expect, test, type Page } from 'playwright/test';
import { CATEGORY, ITEMS, drawer, openDrawer, openProduct, searchField } from '../support/shop';

const WIDTHS = [320, 375, 768, 1280];
const HEIGHT = 800;

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await page.evaluate(overflow), `${what} at ${width} px`).toBe(0);
  }
}

test.describe('nothing sticks out sideways at any width', () => {
  test.use({ viewport: { width: 320, height: HEIGHT } });

  test('on the pages of the shop', async ({ page }) => {
    for (const path of [
      '/',
      CATEGORY,
      '/search?query=douglas',
      `/search?query=${'w'.repeat(200)}`,
      '/checkout/cart',
      '/offerte-aanvragen',
      '/dit-bestaat-niet',
      '/widgets',
      '/qa',
    ]) {
      await page.goto(path);
      await expectToFit(page, path);
    }
  });

  test('on a product of each kind', async ({ page }) => {
    for (const item of [ITEMS.plank, ITEMS.configurable, ITEMS.bundle, ITEMS.grouped]) {
      await openProduct(page, item);
      await expectToFit(page, item.sku);
    }
  });

  test('in the drawer and under the search field', async ({ page }) => {
    await page.goto(CATEGORY);
    await page.getByPlaceholder('Zoek in het assortiment').click();
    await expect(searchField(page)).toBeFocused();
    await searchField(page).fill('douglas');
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await page.evaluate(overflow), `at ${width} px`).toBe(0);
      const panel = await page.locator('.noest-autocomplete').boundingBox();
      expect.soft((panel?.y ?? 0) + (panel?.height ?? Infinity), `at ${width} px`).toBeLessThanOrEqual(HEIGHT);
    }
    await searchField(page).press('Escape');
    await openDrawer(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const box = await drawer(page).boundingBox();
      expect.soft((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width + 0.5, `at ${width} px`).toBe(true);
    }
  });
});

test('no line of the company in the footer begins with a point', async ({ page }) => {
  await page.goto('/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const lines = await page.locator('.shop-footer__company').evaluate((company) => {
      const tops = new Map<number, string>();
      const walker = document.createTreeWalker(company, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text;
        for (let at = 0; at < data.length; at += 1) {
          if (data[at]!.trim() === '') continue;
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { bottom, height } = range.getBoundingClientRect();
          const line = Math.round((bottom - height / 2) / 8);
          tops.set(line, (tops.get(line) ?? '') + data[at]);
        }
      }
      return [...tops.values()];
    });
    expect
      .soft(
        lines.filter((line) => line.startsWith('·')),
        `at ${width} px`,
      )
      .toEqual([]);
  }
});
