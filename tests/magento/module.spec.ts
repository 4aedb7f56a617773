import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

/**
 * Over a shop with the module Noest_Widgets in it and these parts on: minicart, autocomplete, messages, newsletter, product,
 * gallery, wishlist, related, recent, cart and checkout. Elsewhere the tests say that it is missing.
 */
const SIMPLE = '/test-tier.html';
const CONFIGURABLE = '/test-many.html';
const BUNDLE = '/test-bundle.html';
const GROUPED = '/set-of-sprite-yoga-straps.html';
const OPTIONS = '/test-options.html';

const MODULE = 'script[type=module][src*="/Noest_Widgets/kit/noest.js"]';

const part = (page: Page, name: string) => page.locator(`[data-component="${name}"]`).first();
const badge = (page: Page) => page.locator('.noest-header-cart .noest-minicart__badge').first();
const form = (page: Page) => page.locator('.noest-product');

/** Makes the part of the product form take over, as a shopper does who moves to it. */
async function startForm(page: Page): Promise<void> {
  await form(page).locator('form').hover();
  await expect(form(page)).toHaveAttribute('data-mount-state', 'mounted');
}

const addByKit = (page: Page) => form(page).locator('button[type=submit]').click();

/** What the theme itself knows of the cart, once the shop has told it. */
const themeCount = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as {
      cart?: { summary_count?: number };
    };
    return kept.cart?.summary_count ?? 0;
  });

test.beforeEach(async ({ page }) => {
  await page.goto(SIMPLE);
  test.skip((await page.locator(MODULE).count()) === 0, 'the module Noest_Widgets is not in this shop, or off');
});

test('the page may be kept in a cache: its configuration names the shop and nobody in it', async ({ page }) => {
  const config = JSON.parse((await page.locator('#noest-config').textContent()) ?? '') as object;
  expect(Object.keys(config)).toEqual([
    'backend',
    'baseUrl',
    'storeCode',
    'locale',
    'currency',
    'countries',
    'defaultCountry',
  ]);
  await expect(badge(page)).toHaveAttribute('data-count', '0');
});

test('before a shopper does something neither React nor GraphQL is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(CONFIGURABLE);
  await expect(badge(page)).toHaveAttribute('data-mount-state', 'mounted');
  await expect(part(page, 'configurable-product')).not.toHaveAttribute('data-mount-state', 'mounted');
  expect(asked.filter((path) => path === '/graphql' || /kit\/chunks\/.*react/.test(path))).toEqual([]);
});

test('what the simple product form adds is in the drawer, on the badge and in the cart of the theme', async ({
  page,
}) => {
  await startForm(page);
  await addByKit(page);
  const drawer = page.locator('dialog.noest-drawer[open]');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(badge(page)).toHaveText('1');
  await page.goto('/checkout/cart/');
  await expect(part(page, 'cart')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(part(page, 'cart').getByRole('spinbutton')).toHaveValue('1');
});

test('a configurable product is chosen and bought', async ({ page }) => {
  await page.goto(CONFIGURABLE);
  await startForm(page);
  await form(page).getByRole('radio', { name: /^Blue/ }).check();
  await form(page).getByRole('radio', { name: /^M$/ }).check();
  await addByKit(page);
  await expect(badge(page)).toHaveText('1');
});

test('a bundle and a group have their forms; a product with custom options keeps the form of the theme', async ({
  page,
}) => {
  for (const [address, name] of [
    [BUNDLE, 'bundle-product'],
    [GROUPED, 'grouped-product'],
  ] as const) {
    await page.goto(address);
    await startForm(page);
    await expect(form(page)).toHaveAttribute('data-component', name);
  }
  await page.goto(OPTIONS);
  await expect(page.locator('#product_addtocart_form [name^="options["]').first()).toBeAttached();
  await expect(form(page)).toHaveCount(0);
});

test('suggestions come while a shopper types', async ({ page }) => {
  const opener = page.locator('[popovertarget=noest-search-panel]');
  if (await opener.isVisible()) await opener.click();
  const field = page.locator('.noest-header-search input');
  await expect(field).toBeVisible();
  await field.pressSequentially('hoodie', { delay: 20 });
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the checkout shows what was added', async ({ page }) => {
  await startForm(page);
  await addByKit(page);
  await expect.poll(() => themeCount(page)).toBe(1);
  await page.goto('/checkout/');
  await expect(part(page, 'checkout')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(page.getByRole('textbox', { name: /e-mailadres/i }).first()).toBeVisible();
});

test('the content security policy stops nothing of the module', async ({ page }) => {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()) && /noest/i.test(message.text())) stopped.push(message.text());
  });
  await page.goto(SIMPLE);
  await startForm(page);
  await addByKit(page);
  await expect(page.locator('dialog.noest-drawer[open]').getByRole('listitem')).toHaveCount(1);
  expect(stopped).toEqual([]);
});

for (const width of [375, 1280]) {
  test(`axe finds nothing in what the module adds, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SIMPLE);
    await expect(badge(page)).toHaveAttribute('data-mount-state', 'mounted');
    const printed = await new AxeBuilder({ page }).include('[data-component]').analyze();
    expect(printed.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await startForm(page);
    const alive = await new AxeBuilder({ page }).include('.noest-product').analyze();
    expect(alive.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
