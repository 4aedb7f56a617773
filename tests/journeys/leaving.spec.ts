import { expect, test, type Page } from 'playwright/test';
import { quoteRows } from '../support/database';
import { lastBadge, pressAndLeave, rememberBadges } from '../support/leaving';
import { ITEMS, openProduct } from '../support/shop';

const ADDS = 50;
const LONGEST = 300;

/** How many articles the database has in the cart of this visitor. */
async function inCart(page: Page, build: string): Promise<number> {
  const session = (await page.context().cookies()).find(({ httpOnly }) => httpOnly)?.value ?? '';
  return quoteRows(build, session).reduce((sum, { qty }) => sum + qty, 0);
}

/** Brings the code of the product form, as a shopper's approach to it does. */
async function alive(page: Page): Promise<void> {
  // A pointer that rested here as the page came is no sign of interest.
  await page.mouse.move(0, 0);
  const form = page.locator('[data-component=simple-product]');
  await form.locator('form').first().hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
}

test('cart rules 10 and 37: whoever adds and leaves at once has in the cart what the badge counted', async ({ page }, {
  project,
}) => {
  test.setTimeout(400_000);
  const build = String(project.metadata['build']);
  await rememberBadges(page);
  await openProduct(page, ITEMS.plank);
  const product = page.url();
  for (let add = 0; add < ADDS; add += 1) {
    const delay = Math.round((add / (ADDS - 1)) * LONGEST);
    await test.step(`left ${delay} ms after the press`, async () => {
      await page.goto(product);
      // Every other press comes before its code.
      if (add % 2 === 0) await alive(page);
      await pressAndLeave(page, 'In winkelwagen', delay, '/qa');
      const counted = await lastBadge(page);
      await expect.poll(() => inCart(page, build)).toBe(counted);
    });
  }
  expect(await inCart(page, build)).toBeGreaterThan(ADDS / 2);
});

test('cart rule 39: "In winkelwagen" is busy from the press on, also before its code has come', async ({ page }) => {
  await openProduct(page, ITEMS.plank);
  const product = page.url();
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/chunks/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(product, { waitUntil: 'commit' });
  const button = page.getByRole('main').getByRole('button', { name: 'In winkelwagen', exact: true }).first();
  await button.click();
  await expect(button).toHaveCSS('cursor', 'progress');
  await expect(button).toHaveCSS('opacity', '0.7');
  release();
  await expect(page.getByText(/is toegevoegd aan je winkelwagen/).first()).toBeVisible();
  await expect(page.locator('[data-held]')).toHaveCount(0);
});
