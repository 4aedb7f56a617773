import type { Page } from 'playwright/test';

/**
 * Time goes on only where the test says so. The test ends with `page.clock.resume()`: Playwright resumes a clock that is held
 * while it empties the page, and each document of the next test then has a script that throws.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
