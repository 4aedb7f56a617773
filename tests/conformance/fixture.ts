import { test as base, expect, type Page } from 'playwright/test';
import type { Diary } from './parts/diary';
import { conformancePage, type Opening } from './page';

export { expect };

interface Fixtures {
  /** Visits a page that holds this markup, and waits until nothing is loading. */
  readonly open: (markup: string, opening?: Opening) => Promise<void>;
  /** Visits it, and returns as soon as its markup is there. */
  readonly visit: (markup: string, opening?: Opening) => Promise<void>;
  /** What the console said, errors of the page itself included. */
  readonly said: string[];
}

export const test = base.extend<Fixtures>({
  said: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use(said);
      // Every page is served with a strict policy; none of the tests may run into it.
      expect(said.filter((line) => /Content Security Policy|Trusted ?Types|TrustedHTML/i.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, request }, use) => {
    await use(async (markup, opening = {}) => {
      const stored = await request.post('/pages', { data: conformancePage(markup, opening) });
      await page.goto(await stored.text(), { waitUntil: 'domcontentloaded' });
    });
  },
  open: async ({ page, visit }, use) => {
    await use(async (markup, opening) => {
      await visit(markup, opening);
      await page.evaluate(() => window.registry.settled());
    });
  },
});

/** What the parts wrote down. */
export function diary(page: Page): Promise<Diary> {
  return page.evaluate(() => window.diary ?? []);
}

export function state(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).getAttribute('data-mount-state');
}
