import { expect, test, type Page } from 'playwright/test';
import { faintTexts } from '../support/violations';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const WIDTHS = [320, 1280];
const HEIGHT = 900;

async function expectHeld(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await page.evaluate(overflow), `${state}, at ${width} px`).toBe(0);
    expect.soft(await faintTexts(page), `${state}, at ${width} px`).toEqual([]);
  }
}

test.use({ viewport: { width: 320, height: HEIGHT }, contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['hostile-css', 'preflight']) {
  const tag = name === 'preflight' ? '@long' : [];
  test(`on /qa/${name} every text can be read and nothing sticks out`, { tag }, async ({ page }) => {
    await page.goto(`/qa/${name}`);
    const add = page.getByRole('button', { name: 'In winkelwagen' });
    await expect(add).toBeVisible();
    await expectHeld(page, 'as the server printed it');

    await page.getByPlaceholder('Zoek in het assortiment').click();
    const field = page.getByRole('combobox', { name: 'Zoek in het assortiment' });
    await field.fill('douglas');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectHeld(page, 'with suggestions open');
    await field.press('Escape');

    await add.click();
    const drawer = page.getByRole('dialog', { name: /^Winkelwagen/ });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await expectHeld(page, 'with the drawer open');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const box = await drawer.boundingBox();
      expect.soft((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width + 0.5, `at ${width} px`).toBe(true);
    }

    await drawer.getByRole('button', { name: /^Verwijderen/ }).click();
    await expect(drawer.getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible();
    await expectHeld(page, 'with a line taken away');
  });
}
