import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on a quick order: empty, with answers, added', async ({ page }) => {
      await page.goto('/snel-bestellen');
      await expect(page.getByRole('region', { name: 'Snel bestellen' })).toHaveAttribute('data-mount-state', 'mounted');
      expect(await violations(page, 'main'), 'empty').toEqual([]);
      await page
        .getByRole('textbox', { name: 'Artikelnummer en aantal, één per regel' })
        .fill('100101;12\n100110;1\n100198;9\n200101;1');
      await page.getByRole('button', { name: 'Zet 4 regels in de lijst' }).click();
      await expect(page.getByText('3 regels vragen je aandacht.')).toBeVisible();
      expect(await violations(page, 'main'), 'with answers').toEqual([]);
      await page.getByRole('button', { name: 'Zet 1 artikel in winkelwagen' }).click();
      await expect(page.getByText('1 regel staat in je winkelwagen.')).toBeVisible();
      expect(await violations(page, 'main'), 'added').toEqual([]);
    });
  });
}
