import { expect, test, type Page } from 'playwright/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a name of 200 characters, 60 pictures and 40 tiers hold together, on any width', async ({ page }) => {
  await page.goto('/qa/extreme-product');
  const box = page.locator('.noest-purchase');
  await box.locator('form').first().hover();
  await expect(box).toHaveAttribute('data-mount-state', 'mounted');
  const last = box.getByRole('row', { name: /^Vanaf 975/ });

  for (const width of [375, 768, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
      const table = await box.getByRole('region', { name: 'Staffelprijzen' }).boundingBox();
      expect(table?.height).toBeLessThan(500);
    });
  }

  await test.step('the last of all can be reached', async () => {
    await expect(last).not.toBeInViewport();
    await last.getByRole('button', { name: 'Vanaf 975' }).click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(box.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('975');
    await page.getByRole('link', { name: 'Afbeelding 60 van 60' }).click();
    await expect(page.getByRole('group', { name: 'Afbeelding 60 van 60', exact: true })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});
