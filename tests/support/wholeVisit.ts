import { expect, type Page } from 'playwright/test';
import { importParts } from '../../tools/parts/importParts';
import { PAGES, type Visitor } from './everyPage';
import { MAKE } from './makePages';
import { policyReports } from './policyReports';
import { consoleErrors } from './shop';

/** What another part sends for: without its event it has nothing to do, and some lead away. */
const SENT_FOR = (await importParts())
  .map(({ declaration }) => declaration)
  .filter(({ when }) => when.startsWith('event('))
  .map(({ name }) => name);

/** Wakes what a page has, as far as it goes without a press: all parts, and what unfolds. */
async function wake(page: Page): Promise<void> {
  // What is printed on paper has no kit.
  if (page.url().includes('/documenten/')) return;
  await page.mouse.move(200, 300);
  await page.mouse.move(400, 500);
  await expect.poll(() => page.evaluate(() => 'noest' in window), page.url()).toBe(true);
  await page.evaluate(wakeAll, SENT_FOR);
  await expect(page.locator('[data-mount-state=loading], [aria-busy=true]')).toHaveCount(0);
  // Firefox gives up what is on its way when a page is left, and the kit says that it did not come.
  const browser = page.context().browser()?.browserType().name();
  if (browser === 'firefox') await page.waitForLoadState('networkidle');
}

/** Runs in the page. */
function wakeAll(sentFor: readonly string[]): void {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  scrollTo(0, document.documentElement.scrollHeight);
  for (const part of document.querySelectorAll<HTMLElement>('[data-component]')) {
    if (!sentFor.includes(part.dataset['component'] ?? '')) void window.noest.mount(part);
  }
}

/**
 * One visitor sees every page that is shown to them, each with its parts alive; answers how many. Whoever is the first of those
 * who see a page always sees it, the others in a `whole` visit. A `short` one leaves out the pages for testers and developers.
 * Nothing may be reported on any of them, nor be complained of where the page does not provoke it.
 */
export async function expectNoReports(page: Page, who: Visitor, visit: 'whole' | 'once' | 'short'): Promise<number> {
  const reports = await policyReports(page);
  const complaints = consoleErrors(page);
  let seen = 0;
  for (const [route, { who: those, paths = [route] }] of Object.entries(PAGES)) {
    if (!those.includes(who) || (visit !== 'whole' && those[0] !== who)) continue;
    if (visit === 'short' && /^\/(?:qa|widgets)/.test(route)) continue;
    const make = MAKE[route];
    for (const path of make ? [await make(page)] : paths) {
      const answer = await page.goto(path);
      expect.soft([answer?.status(), new URL(page.url()).pathname], `${who}: ${route}`).toEqual([200, pathOf(path)]);
      await wake(page);
      expect.soft(reports.splice(0), `${who}: ${path}`).toEqual([]);
      const said = complaints.splice(0);
      if (!route.startsWith('/qa')) expect.soft(said, `${who}: ${path}`).toEqual([]);
      seen += 1;
    }
  }
  return seen;
}

const pathOf = (path: string): string => new URL(path, 'http://shop').pathname;
