import { expect, type Locator, type Page } from 'playwright/test';

/** Visits a behaviour's own test page, and waits until all of it is alive. */
export async function openFixture(page: Page, name: string): Promise<Locator> {
  await page.goto(`/qa/${name}`);
  const parts = page.locator(`[data-component~="${name}"]`);
  for (const part of await parts.all()) {
    // Some start where they come into view, others at a sign of interest.
    await part.evaluate((element) => element.scrollIntoView());
    await expect(part).toHaveAttribute('data-mount-state', /./);
    await part.dispatchEvent('pointerover');
    await expect(part).toHaveAttribute('data-mount-state', 'mounted');
  }
  await page.evaluate(() => scrollTo(0, 0));
  return parts.first();
}
