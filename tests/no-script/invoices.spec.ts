import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { logInByPage } from '../support/account';

test(
  'shop rule 104: bills with what is open, a PDF of each, and all of them as a table',
  { tag: '@long' },
  async ({ page }) => {
    await logInByPage(page, 'zakelijk@example.com');
    await page.getByRole('link', { name: 'Facturen' }).click();
    await expect(page.getByRole('row', { name: /te laat/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Betaald/ })).toBeVisible();
    const bill = page.getByRole('link', { name: /^PDF van factuur F\d\d-\d{4}$/ }).first();
    const [paper] = await Promise.all([page.waitForEvent('download'), bill.click()]);
    expect(paper.suggestedFilename()).toMatch(/^F\d\d-\d{4}\.pdf$/);
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const statement = page.getByRole('link', { name: 'Overzicht (CSV)' });
    const [table] = await Promise.all([page.waitForEvent('download'), statement.click()]);
    const bytes = readFileSync(await table.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8')).toContain('PO-2026-0402;Vathorst blok C;');
  },
);
