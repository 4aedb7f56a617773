import { expect, test, type Page } from 'playwright/test';
import { pressFilterInTime, pressFilterInVain } from '../support/firstFilter';
import { CATEGORY, ITEMS, openProduct } from '../support/shop';

/** What comes to a page of the shop, late by so many milliseconds. */
async function delayChunks(page: Page, delay: number): Promise<void> {
  await page.route('**/noest/chunks/*/*.js', async (route) => {
    if (!route.request().url().endsWith('/entry.js')) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => {
      // The page has been left.
    });
  });
}

for (const delay of [0, 500]) {
  const tag = delay === 500 ? [] : '@long';
  test(`the calculator opens at the first press, its code late by ${delay} ms`, { tag }, async ({ page }) => {
    await delayChunks(page, delay);
    await page.goto('/angelim-vermelho-vlonderplank-glad-21-x-145-mm-275-cm');
    await page.locator('.noest-calculator summary').click();
    await expect(page.locator('[data-component=simple-product]')).toHaveAttribute('data-mount-state', 'mounted');
    await expect(page.locator('.noest-calculator')).toHaveAttribute('open');
    await expect(page.locator('.noest-calculator').getByRole('textbox').first()).toBeVisible();
  });

  test(
    `"Meer" of a grouped product counts from the first press on, its code late by ${delay} ms`,
    { tag },
    async ({ page }) => {
      await delayChunks(page, delay);
      await openProduct(page, ITEMS.grouped);
      const more = page.locator('[data-component=grouped-product]').getByRole('button', { name: 'Meer' }).nth(1);
      for (const _ of [1, 2, 3]) await more.click();
      await expect(page.locator('[data-component=grouped-product]')).toHaveAttribute('data-mount-state', 'mounted');
      const quantities = page.locator('[data-component=grouped-product]').getByRole('spinbutton');
      await expect(quantities.nth(1)).toHaveValue('3');
      await expect(quantities.nth(0)).toHaveValue('0');
    },
  );

  test(`a filter group shuts at the first press, its code late by ${delay} ms`, { tag }, async ({ page }) => {
    await delayChunks(page, delay);
    await page.goto(CATEGORY);
    const group = page.locator('.noest-filters__group').nth(2);
    await expect(group).toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(page.locator('[data-component=filters]')).toHaveAttribute('data-mount-state', 'mounted');
    await expect(group).not.toHaveAttribute('open');
  });
}

test('mount rule 6: a filter pressed before its code is there changes the list in place', async ({ page }) => {
  await pressFilterInTime(page);
});

test('mount rule 6: where the code does not come within a second the link is followed', async ({ page }) => {
  await pressFilterInVain(page);
});

test('mount rule 7: without a network a filter pressed before its code is there leaves the page as it is', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(CATEGORY);
  await page.evaluate(() => (document.documentElement.dataset['stays'] = ''));
  await context.setOffline(true);
  await page.locator('[data-component=filters] a.noest-filters__option:not([aria-current])').first().click();
  await page.clock.fastForward(20_000);
  await expect(page.locator('[data-held]')).toHaveCount(1);
  await expect(page.locator('html[data-stays]')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.locator('a.noest-filters__option[aria-current]')).toHaveCount(1);
});
