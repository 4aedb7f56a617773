import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

for (const width of WIDTHS) {
  // `everyPage.spec.ts` visits these pages.
  test(
    `axe finds nothing on a document of a product, reached from its page, at ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/vuren-balk-c24-38-x-89-mm-300-cm');
      await page.getByRole('link', { name: /^Prestatieverklaring \(DoP\), webpagina om te printen, \d+\skB$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prestatieverklaring (DoP)');
      await expect(page.getByRole('row', { name: /^Sterkteklasse C24/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Terug naar het product' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vuren balk C24 38\sx\s89/);
    },
  );
}
