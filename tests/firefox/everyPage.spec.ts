import { expect, test } from 'playwright/test';
import { VISITORS, type Visitor } from '../support/everyPage';
import { pageOf } from '../support/makePages';
import { policyReports } from '../support/policyReports';
import { expectNoReports } from '../support/wholeVisit';

const isLong = Boolean(process.env['TEST_LONG']);
/** The others have the same parts on other pages, which Chromium visits. */
const IN_SHORT: readonly Visitor[] = ['guest'];

for (const who of VISITORS) {
  test(
    `the policy has nothing to report on any page of a ${who}, with its parts alive`,
    {
      tag: IN_SHORT.includes(who) ? [] : ['@long'],
    },
    async ({ browser, baseURL }) => {
      test.slow();
      const page = await pageOf(who, browser, baseURL!);
      expect(await expectNoReports(page, who, isLong ? 'once' : 'parts')).toBeGreaterThan(0);
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
