import { expect, test, type Page, type Request } from 'playwright/test';
import { MINICART, withNoest } from './withNoest';

const PRODUCT = '/test-tier.html';
const SKU = 'TEST-TIER';
const OTHER_SKU = 'TEST-LOW';

const isGraphQL = (request: Request): boolean => new URL(request.url()).pathname === '/graphql';

function countGraphQL(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (isGraphQL(request)) asked += 1;
  });
  return () => asked;
}

const badge = (page: Page) => page.locator('.noest-minicart__badge');

/** The number that the theme itself shows. */
const themeCount = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as {
      cart?: { summary_count?: number };
    };
    return kept.cart?.summary_count ?? 0;
  });

const addByTheme = (page: Page) =>
  page.locator('#product-addtocart-button, #product_addtocart_form [type=submit]').first().click();

async function addByKit(page: Page, sku: string, qty = 1) {
  await expect(badge(page)).toHaveAttribute('data-mount-state', 'mounted');
  await page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail })), {
    sku,
    qty,
  });
}

test.beforeEach(async ({ page }) => {
  await withNoest(page, MINICART);
});

test('a guest without a cart asks GraphQL nothing', async ({ page }) => {
  const asked = countGraphQL(page);
  await page.goto(PRODUCT);
  await expect(badge(page)).toHaveAttribute('data-mount-state', 'mounted');
  await expect(badge(page)).toBeHidden();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(0);
});

test('what the theme adds is on the badge, without a call', async ({ page }) => {
  const asked = countGraphQL(page);
  await page.goto(PRODUCT);
  await addByTheme(page);
  await expect(badge(page)).toHaveText('1');
  expect(asked()).toBe(0);
});

test('the first addition of a guest is in the cart that the theme shows', async ({ page }) => {
  await page.goto(PRODUCT);
  await addByKit(page, SKU, 2);
  await expect(badge(page)).toHaveText('2');
  await expect.poll(() => themeCount(page)).toBe(2);
  await page.goto('/checkout/cart/');
  await expect(page.locator('input[name$="[qty]"]').first()).toHaveValue('2');
});

test('the drawer changes and removes what the theme has added, and the theme follows', async ({ page }) => {
  await page.goto(PRODUCT);
  await addByTheme(page);
  await expect(badge(page)).toHaveText('1');
  await addByKit(page, OTHER_SKU);
  await expect(badge(page)).toHaveText('2');
  await expect(page.locator('[data-component=minicart]')).toHaveAttribute('data-mount-state', 'mounted');
  await page.locator('.noest-minicart').click();
  const drawer = page.locator('dialog.noest-drawer[open]');
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('spinbutton').first().fill('3');
  await drawer.getByRole('spinbutton').first().press('Enter');
  await expect(badge(page)).toHaveText('4');
  await expect.poll(() => themeCount(page)).toBe(4);
  await drawer
    .getByRole('button', { name: /verwijder/i })
    .first()
    .click();
  await expect(badge(page)).toHaveText('1');
  await expect.poll(() => themeCount(page)).toBe(1);
});

test('shared rule 63: what the badge counts as a guest leaves is on the next page, once, in the cart of the theme too', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await addByKit(page, SKU, 2);
  await expect(badge(page)).toHaveText('2');
  await page.goto('/');
  await expect(badge(page)).toHaveText('2');
  await expect.poll(() => themeCount(page)).toBe(2);
  await addByKit(page, OTHER_SKU);
  await expect(badge(page)).toHaveText('3');
  await page.goto('/checkout/cart/');
  await expect(badge(page)).toHaveText('3');
  await page.reload();
  await expect(page.locator('input[name$="[qty]"]')).toHaveCount(2);
});
