import { expect, test } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, drawer, named, openDrawer, openProduct } from '../support/shop';

test.describe('with every chunk missing', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/noest/chunks/**', (route) => route.fulfill({ status: 404, body: '' }));
  });

  test('the cart link is a link, the search form searches', async ({ page }) => {
    await page.goto(CATEGORY);
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/, { timeout: 10_000 });
    await page.getByLabel('Zoek in het assortiment').first().fill('douglas');
    await page.getByRole('button', { name: 'Zoeken' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoekresultaten voor "douglas"');
  });

  test('an early press on the button posts the form', async ({ page }) => {
    await openProduct(page, ITEMS.plank);
    await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
    await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible({ timeout: 10_000 });
  });
});

test('where the drawer has failed a message shows what was added', async ({ page }) => {
  await page.route('**/noest/chunks/*/minicart.*', (route) => route.abort());
  await openProduct(page, ITEMS.plank);
  await cartLink(page).hover();
  await expect(page.locator('[data-component~=minicart]')).toHaveAttribute('data-mount-state', 'failed');
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();
});

test('cart rule 32: where the code of the lines does not come the drawer says so, leads to the cart page, and tries again', async ({
  page,
}) => {
  await openProduct(page, ITEMS.plank);
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await page.route('**/noest/chunks/*/FilledDrawer.*', (route) => route.abort());
  await page.goto(CATEGORY);
  await openDrawer(page);
  await expect(drawer(page).getByText('Je winkelwagen kon niet worden geladen.')).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' })).toHaveAttribute(
    'href',
    '/checkout/cart',
  );
  await expect(drawer(page).getByText('Je winkelwagen wordt geladen')).toHaveCount(0);
  await page.unroute('**/noest/chunks/*/FilledDrawer.*');
  await drawer(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(
    drawer(page)
      .getByRole('listitem')
      .filter({ hasText: named(ITEMS.plank.name) }),
  ).toBeVisible();
  await expect(drawer(page).getByText('Je winkelwagen kon niet worden geladen.')).toHaveCount(0);
});

test('a page script without a quantity adds one (cart rule 1)', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.waitForFunction(() => 'noest' in window);
  await page.evaluate((sku) => window.noest.cart.add({ sku }), ITEMS.plank.sku);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
});

test('a page may forbid to fetch scripts and only load them', async ({ page }) => {
  await page.route(`**${CATEGORY}`, async (route) => {
    const answer = await route.fetch();
    const policy = (answer.headers()['content-security-policy'] ?? '').replace(
      /connect-src [^;]*/,
      "connect-src 'none'",
    );
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  await page.goto(CATEGORY);
  // A press before the drawer's code is there may end on the cart page.
  await cartLink(page).hover();
  await expect(page.locator('[data-component=minicart]')).toHaveAttribute('data-mount-state', 'mounted');
  await cartLink(page).click();
  await expect(drawer(page)).toBeVisible();
});
