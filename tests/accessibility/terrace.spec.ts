import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

const PAGE = '/terras-berekenen';
/** On a phone each without a mistake is among `pages/everyPage.spec.ts`. */
const TERRACES = {
  'the empty form': PAGE,
  'a terrace': `${PAGE}?length=5,00&width=4,00&oil=1`,
  mistakes: `${PAGE}?length=500&width=&board=bangkirai-21&spacing=600`,
};

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(TERRACES)) {
      const tag = name === 'mistakes' ? [] : ['@long'];
      test(`axe finds nothing on ${name}`, { tag }, async ({ page }) => {
        await page.goto(path);
        const calculator = page.getByRole('region', { name: 'Terras berekenen' });
        await expect(calculator).toHaveAttribute('data-mount-state', 'mounted');
        expect(await violations(page, 'main')).toEqual([]);
      });
    }
  });
}
