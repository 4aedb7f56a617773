import { expect, test } from 'playwright/test';
import { groupBy } from '../../fixtures/shop/groupBy';
import { NO_PAGES, PAGES, VISITORS, readRoutes, routesOf, type Visitor } from '../support/everyPage';
import { isLong } from '../support/isLong';
import { keyboardFlaws } from '../support/keyboard';
import { pageOf } from '../support/makePages';
import { violations } from '../support/violations';
import { hearReports, visitPages } from '../support/wholeVisit';

/** The pages for those who build shops: how each part looks is a test of `states`. */
const FOR_BUILDERS = /^\/(?:widgets|qa)/;

/** All pages as each visitor sees them; in a short run each page of shoppers as one of them does. */
const visited = (who: Visitor): string[] =>
  routesOf(who, isLong ? 'whole' : 'once').filter((route) => isLong || !FOR_BUILDERS.test(route));

const CATALOGUE = 'of the catalogue';

function areaOf(route: string): string {
  if (/^\/(?:\*|search.*)?$/.test(route)) return CATALOGUE;
  return FOR_BUILDERS.test(route)
    ? 'of the reference and for testers'
    : 'of the cart, the tools, the account and the rest';
}

/** Pages of many others, or with all parts beside each other: each part is looked at on a page of its own. */
const OF_MANY = /^\/qa\/(?:states|parts|host)\//;

test('every route that is read is a page that is visited here, or answers with no page', async ({ request }) => {
  expect([...Object.keys(PAGES), ...Object.keys(NO_PAGES)].toSorted()).toEqual(readRoutes());
  for (const [route, path] of Object.entries(NO_PAGES)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const isPage = answer.status() === 200 && answer.headers()['content-type']?.startsWith('text/html');
    expect.soft(isPage, route).toBe(false);
  }
});

for (const who of VISITORS) {
  const areas = groupBy(visited(who), areaOf);
  for (const [area, routes] of areas) {
    const isWalked = isLong || area === CATALOGUE;
    const byTab = isWalked
      ? ', Tab reaches and shows each control, and nothing that sticks covers it (WCAG 2.1.1, 2.4.7 and 2.4.11)'
      : '';
    test(`the pages ${area}, for a ${who}, their parts alive: the policy reports nothing, axe finds nothing${byTab}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      const page = await pageOf(who, browser, baseURL!);
      const expectNoReports = await hearReports(page);
      // The frame around the pages is looked at on the first of them.
      let within: 'html' | 'main' = 'html';
      for await (const at of visitPages(page, routes)) {
        const { route, path } = at;
        if (!OF_MANY.test(route)) {
          await page.setViewportSize({ width: 375, height: 900 });
          expect.soft(await violations(page, within), `${path}: axe`).toEqual([]);
          within = 'main';
          if (isWalked) {
            await page.setViewportSize({ width: 375, height: 400 });
            expect.soft(await keyboardFlaws(page), `${path}: the keyboard`).toEqual([]);
          }
        }
        expectNoReports(at);
      }
      await page.context().close();
    });
  }
}
