import { expect, type Page } from 'playwright/test';
import { importParts } from '../../tools/parts/importParts';
import { PAGES } from './everyPage';
import { isLong } from './isLong';
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

/** The address of a page that is visited, and its route. */
interface Visited {
  readonly route: string;
  readonly path: string;
}

/** The pages of some routes, one after another, each with its parts alive; a page that answers with something else is an error of the test. */
export async function* visitPages(page: Page, routes: readonly string[]): AsyncGenerator<Visited> {
  for (const route of routes) {
    const make = MAKE[route];
    for (const path of make ? [await make(page)] : pathsOf(route)) {
      const answer = await page.goto(path);
      expect.soft([answer?.status(), new URL(page.url()).pathname], route).toEqual([200, pathOf(path)]);
      await wake(page);
      yield { route, path };
    }
  }
}

/** The addresses of a route that is visited as it is. */
function pathsOf(route: string): readonly string[] {
  const { paths = [route], alike = [] } = PAGES[route]!;
  return isLong ? [...paths, ...alike] : paths;
}

/** Hears what is reported on the pages of a visit; what it answers expects that nothing was, since it was asked last. */
export async function hearReports(page: Page): Promise<(visited: Visited) => void> {
  const reports = await policyReports(page);
  const complaints = consoleErrors(page);
  return ({ route, path }) => {
    expect.soft(reports.splice(0), `${path}: the policy`).toEqual([]);
    const said = complaints.splice(0);
    // A page for testers may provoke a complaint.
    if (!route.startsWith('/qa')) expect.soft(said, `${path}: the console`).toEqual([]);
  };
}

const pathOf = (path: string): string => new URL(path, 'http://shop').pathname;
