import { expect, test, type Page } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { hiddenFocus, keyboardFlaws } from '../support/keyboard';
import { CATEGORY, ITEMS, openProduct } from '../support/shop';

const SHORT = { width: 375, height: 400 };

/** Those of an account are walked through in account.spec.ts. */
const PAGES = {
  'the catalogue': ['/', CATEGORY, '/search?query=douglas', '/vergelijken?sku=100101'],
  'the tools': [
    '/snel-bestellen',
    '/offerte-aanvragen',
    '/terras-berekenen?length=5,00&width=4,00&oil=1',
    '/schutting-berekenen?length=10,00&gates=1',
    '/klussen',
    '/vuren-balk-c24-38-x-89-mm-420-cm?cut=1&list=1250;4;Lange+regels',
  ],
};

async function walk(page: Page, name: string): Promise<void> {
  expect.soft(await keyboardFlaws(page), name).toEqual([]);
}

test.use({ viewport: SHORT });

for (const [name, paths] of Object.entries(PAGES)) {
  test(`WCAG 2.1.1, 2.4.7 and 2.4.11: Tab reaches and shows every control on the pages of ${name}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await walk(page, path);
    }
  });
}

test('WCAG 2.1.1, 2.4.7 and 2.4.11: the same on products of each type, in the cart and in the checkout', async ({
  page,
}) => {
  test.slow();
  for (const item of [ITEMS.configurable, ITEMS.bundle, ITEMS.grouped, ITEMS.sheet, ITEMS.soldOut]) {
    await openProduct(page, item);
    await walk(page, item.name);
  }
  await addByForm(page, ITEMS.plank.sku, 12);
  await page.goto('/checkout/cart');
  await walk(page, 'the cart');
  await page.goto('/checkout');
  await expect(page.locator('[data-component=checkout]')).toHaveAttribute('data-mount-state', 'mounted');
  await walk(page, 'the checkout');
});

test('WCAG 2.4.11: on the way back nothing that has the focus is hidden behind what sticks', async ({ page }) => {
  await addByForm(page, ITEMS.plank.sku, 12);
  for (const [path, width] of [
    ['/', 375],
    [CATEGORY, 375],
    ['/douglas-vlonderplank-28-x-145-mm', 375],
    ['/qa/quotation-popup', 375],
    ['/checkout/cart', 1280],
    ['/checkout', 1280],
  ] as const) {
    await page.setViewportSize({ ...SHORT, width });
    await page.goto(path);
    await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input)')];
      controls.findLast((control) => control.checkVisibility())?.focus();
    });
    expect.soft(await hiddenFocus(page, 'Shift+Tab', 40), `${path}, ${width} px wide`).toEqual([]);
  }
});
