import { expect, test } from 'playwright/test';
import { routesOf, VISITORS } from '../support/everyPage';
import { pageOf } from '../support/makePages';
import { policyReports } from '../support/policyReports';
import { hearReports, visitPages } from '../support/wholeVisit';

// In a short run Chromium visits them.
for (const who of VISITORS) {
  test(
    `the policy has nothing to report on any page of a ${who}, with its parts alive`,
    { tag: '@long' },
    async ({ browser, baseURL }) => {
      test.slow();
      const page = await pageOf(who, browser, baseURL!);
      const expectNoReports = await hearReports(page);
      for await (const visited of visitPages(page, routesOf(who, 'once'))) expectNoReports(visited);
      await page.context().close();
    },
  );
}

test('what the policy blocks is told in Firefox too', async ({ page }) => {
  const reports = await policyReports(page);
  await page.goto('/klantenservice');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => reports).toEqual([expect.stringContaining('style-src')]);
});
