import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What axe finds too faint on what is really behind it; what another layer covers it leaves out. */
async function faint(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(passes.flatMap(({ nodes }) => nodes).length, 'texts that were measured').toBeGreaterThan(0);
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
}

async function expectHeld(page: Page): Promise<void> {
  expect(await page.evaluate(overflow)).toBe(0);
  expect(await faint(page)).toEqual([]);
}

for (const name of ['hostile-css', 'preflight']) {
  for (const width of [320, 1280]) {
    test.describe(`on /qa/${name} at ${width} px every text can be read and nothing sticks out`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
      test.beforeEach(async ({ page }) => {
        await page.goto(`/qa/${name}`);
      });

      test('as the server printed it', async ({ page }) => {
        await expect(page.getByRole('button', { name: 'In winkelwagen' })).toBeVisible();
        await expectHeld(page);
      });

      test('with suggestions open', async ({ page }) => {
        await page.getByPlaceholder('Zoek in het assortiment').click();
        const field = page.getByRole('combobox', { name: 'Zoek in het assortiment' });
        await field.fill('douglas');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectHeld(page);
      });

      test('with the drawer open, and a line taken away in it', async ({ page }) => {
        await page.getByRole('button', { name: 'In winkelwagen' }).click();
        const drawer = page.getByRole('dialog', { name: /^Winkelwagen/ });
        await expect(drawer.getByRole('listitem').first()).toBeVisible();
        await expectHeld(page);
        const box = await drawer.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width + 0.5).toBe(true);

        await drawer.getByRole('button', { name: /^Verwijderen/ }).click();
        await expect(drawer.getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible();
        await expectHeld(page);
      });
    });
  }
}
