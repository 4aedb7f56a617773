import { expect, type Locator, type Page } from 'playwright/test';
import { CATEGORY } from './shop';

/** Opens a listing and marks its document; answers a filter of it that is not chosen. */
async function open(page: Page): Promise<Locator> {
  await page.goto(CATEGORY);
  await page.evaluate(() => (document.documentElement.dataset['stays'] = ''));
  return page.locator('[data-component=filters] a.noest-filters__option:not([aria-current])').first();
}

/** Presses a filter before its code is there, which comes in time: the list changes in place. */
export async function pressFilterInTime(page: Page): Promise<void> {
  await page.clock.install();
  const option = await open(page);
  // However slow the machine: a second of the page's clock lasts until the code is there.
  await page.clock.pauseAt(Date.now() + 60_000);
  await option.click();
  // Preact draws with the frames of that clock: less than half of the second goes by, a frame for each look.
  await expect(async () => {
    await page.clock.runFor(16);
    expect(page.url()).not.toMatch(new RegExp(`${CATEGORY}$`));
  }).toPass({ timeout: 30_000, intervals: [1000] });
  await page.clock.resume();
  await expect(page.locator('[data-component=filters] a.noest-filters__option[aria-current]')).toHaveCount(1);
  await expect(page.locator('html[data-stays]')).toHaveCount(1);
}

/** Presses a filter whose code does not come: after a second the link is followed. */
export async function pressFilterInVain(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('**/noest/chunks/*/listing-view*', () => {});
  const option = await open(page);
  const address = await option.getAttribute('href');
  await option.click();
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(new RegExp(`${address!.replaceAll(/[?+.]/g, String.raw`\$&`)}$`));
  await expect(page.locator('html[data-stays]')).toHaveCount(0);
}
