import type { Page } from 'playwright/test';

const MARK = 'reported by the policy:';

/**
 * Every report of the content security policy, Trusted Types among it, of this page and of its frames. Chromium also writes
 * what it blocks in the console, Firefox to nobody but the page: so the page itself listens, from before its first script on,
 * and says it there. What is added to the list has been said once a later call of the page has been answered.
 */
export async function policyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  page.on('console', (message) => {
    const [before, report] = message.text().split(MARK);
    if (before === '' && report !== undefined) reports.push(report.trim());
  });
  await page.addInitScript((mark) => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        const what = `${effectiveDirective} ${blockedURI} ${sample}`;
        console.error(`${mark} ${what} on ${location.pathname}, by ${sourceFile ?? ''}:${lineNumber}`);
      },
      { capture: true },
    );
  }, MARK);
  return reports;
}
