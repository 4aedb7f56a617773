import type { Locator, Page } from 'playwright/test';

/**
 * Has every lookup of an address on this page wait until `releaseAsAnswered` lets it go, and keeps the page busy from the moment
 * its answer is handled until after the release of the mouse. Before the page is loaded.
 */
export const stallLookups = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!answer.url.includes('/postcode/lookup/')) return answer;
      document.documentElement.dataset['lookup'] = 'stalled';
      await new Promise((resolve) => addEventListener('answer-lookup', resolve, { once: true }));
      delete document.documentElement.dataset['lookup'];
      const text = await answer.text();
      answer.text = async () => {
        void keepBusy();
        return text;
      };
      return answer;
    };

    /** From after the microtasks in which the answer becomes state, and before the task in which that is drawn. */
    async function keepBusy(): Promise<void> {
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
      const start = performance.now();
      while (performance.now() - start < 1500);
    }
  });

/** Lets go of a button while the page handles the answer of the lookup: the click is told before the answer is drawn. */
export async function releaseAsAnswered(page: Page, button: Locator): Promise<void> {
  await page.locator('html[data-lookup=stalled]').waitFor();
  await button.hover();
  await page.mouse.down();
  await page.evaluate(() => setTimeout(() => dispatchEvent(new Event('answer-lookup'))));
  // In the middle of what keeps it busy.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await page.mouse.up();
}
