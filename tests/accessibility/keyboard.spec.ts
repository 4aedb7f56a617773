import { expect, test } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { hiddenFocus } from '../support/keyboard';
import { CATEGORY, ITEMS } from '../support/shop';

const SHORT = { width: 375, height: 400 };

test.use({ viewport: SHORT });

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
