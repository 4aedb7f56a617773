import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

/** On a phone each without a mistake is among `pages/everyPage.spec.ts`. */
const JOBS = {
  'the empty form of a fence': '/schutting-berekenen',
  'a fence': '/schutting-berekenen?length=10,00&gates=1',
  'mistakes in a fence': '/schutting-berekenen?length=500&height=900&gates=1',
  'a wall': '/gevel-berekenen?width=6,00&height=2,50&openings=2&holes=1&corners=2',
};

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(JOBS)) {
      const tag = name.startsWith('mistakes') ? [] : ['@long'];
      test(`axe finds nothing on ${name}`, { tag }, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('[data-component=job-calculator]')).toHaveAttribute('data-mount-state', 'mounted');
        expect(await violations(page, 'main')).toEqual([]);
      });
    }
  });
}
