import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    // `everyPage.spec.ts` visits these pages.
    test('axe finds nothing on the pages of projects', { tag: '@long' }, async ({ page }) => {
      await page.goto('/klussen');
      expect(await violations(page, 'main'), 'without projects').toEqual([]);
      await page.goto('/terras-berekenen?length=5,00&width=4,00&oil=1');
      await page.getByRole('button', { name: 'Bewaar als klus' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bewaar in een klus' })).toBeVisible();
      expect(await violations(page, 'main'), 'keeping').toEqual([]);
      await page.getByRole('button', { name: 'Bewaar in klus' }).click();
      await page.getByRole('button', { name: 'Maak een link' }).click();
      const link = await page.getByRole('textbox', { name: 'Link om te bekijken' }).inputValue();
      expect(await violations(page, 'main'), 'a project').toEqual([]);
      await page.goto(new URL(link).pathname);
      await expect(page.getByText('Iemand heeft deze klus met je gedeeld.')).toBeVisible();
      expect(await violations(page, 'main'), 'a shared project').toEqual([]);
      await page.goto('/klussen');
      expect(await violations(page, 'main'), 'with a project').toEqual([]);
    });
  });
}
