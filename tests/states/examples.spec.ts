import { expect, test } from 'playwright/test';
import { importParts } from '../../tools/parts/importParts';
import { consoleErrors } from '../support/shop';

const PARTS = (await importParts()).map(({ declaration }) => declaration);
/** Those that a page has once are tried where they live. */
const LIVE = PARTS.filter(({ livesAt, when }) => livesAt === undefined && !when.startsWith('event('));

for (const feature of [LIVE.filter((_, index) => index % 2 === 0), LIVE.filter((_, index) => index % 2 === 1)]) {
  test(`the example of the reference is at work: ${feature.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    test.slow();
    const complaints = consoleErrors(page);
    for (const { name } of feature) {
      await page.goto(`/widgets/${name}`);
      const example = page.locator(`.shop-part__live [data-component~="${name}"]`).first();
      await expect(example, name).toHaveAttribute('data-mount-state', /./);
      await example.evaluate((element) => window.noest.mount(element as HTMLElement));
      await expect.soft(example, name).toHaveAttribute('data-mount-state', 'mounted');
    }
    expect(complaints).toEqual([]);
  });
}

test('the markup of an example is copied, in each language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/widgets/tooltip');
  await page.getByText('phtml', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy the markup: phtml' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-component="tooltip"');
});
