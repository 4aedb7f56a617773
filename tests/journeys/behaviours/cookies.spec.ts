import { expect, test, type Page } from 'playwright/test';

const DAY_SECONDS = 24 * 60 * 60;

/** Days that a cookie has to live, and where it is sent. */
async function rules(page: Page, name: string): Promise<{ days: number; path: string } | undefined> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  return cookie && { days: Math.round((cookie.expires - Date.now() / 1000) / DAY_SECONDS), path: cookie.path };
}

test('shared rule 2: the cookies of the price view and of the consent live 7 days on path /', async ({ page }) => {
  const asSpecified = { days: 7, path: '/' };

  await page.goto('/qa/price-toggle');
  await expect(page.locator('main [data-component="price-toggle"]')).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('main').getByRole('button', { name: 'Excl. btw' }).click();
  await expect.poll(() => rules(page, 'price_view')).toEqual(asSpecified);

  await page.goto('/qa/analytics');
  await expect(page.locator('[data-component="analytics"]')).toHaveAttribute('data-mount-state', 'mounted');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('shop:set-consent', { detail: { analytics: true, ads: false } })),
  );
  await expect.poll(() => rules(page, 'noest_consent')).toEqual(asSpecified);
});
