import type { Page } from 'playwright/test';

/**
 * Goes Back to another document. Playwright's own waits for a load event, which does not come where Firefox returns to a page
 * in its back/forward cache; nor does `page.url()` follow then.
 */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}
