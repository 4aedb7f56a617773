import { expect, test } from 'playwright/test';
import { logInByPage } from '../support/account';
import { filters, openListing } from '../support/listing';
import { addByForm, placeOrder } from '../support/checkout';
import { CATEGORY, ITEMS, drawer, openDrawer, openProduct, searchField } from '../support/shop';
import { violations } from '../support/violations';

test.use({ viewport: { width: 375, height: 900 } });

// Every other page is visited in `pages/everyPage.spec.ts`.
test('axe finds nothing on a page that is not there', async ({ page }) => {
  await page.goto('/dit-bestaat-niet');
  expect(await violations(page)).toEqual([]);
});

// A wide page has the same markup: one of each frame is looked at.
test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('axe finds nothing on a page of each frame', { tag: '@long' }, async ({ page }) => {
    for (const path of ['/', CATEGORY, '/checkout/cart']) {
      await page.goto(path);
      expect.soft(await violations(page, path === '/' ? 'html' : 'main'), path).toEqual([]);
    }
    await openProduct(page, ITEMS.configurable);
    expect.soft(await violations(page, 'main'), ITEMS.configurable.name).toEqual([]);
    await logInByPage(page);
    expect.soft(await violations(page), 'the account').toEqual([]);
  });
});

test('axe finds nothing in a listing that is alive: filtered, its filters in a drawer, failed, empty', async ({
  page,
}) => {
  await openListing(page, `${CATEGORY}/_Douglas`);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();

  await page.route('**/product/list**', (route) => route.fulfill({ status: 500, body: 'kapot' }));
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Naam (A - Z)' });
  await expect(page.getByRole('alert').filter({ hasText: 'konden niet worden geladen' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${CATEGORY}?query=zzzz`);
  await expect(page.getByText('Geen producten gevonden.')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});

test('axe finds nothing in suggestions, nor in the drawer: empty, filled, with something to undo', async ({ page }) => {
  await openProduct(page, ITEMS.plank);
  await openDrawer(page);
  await expect(drawer(page).getByText('Je winkelwagen is leeg')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await page.getByPlaceholder('Zoek in het assortiment').click();
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill('douglas');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await searchField(page).press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();

  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page).getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await drawer(page)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  await expect(drawer(page).getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the cart page: filled, refused, with something to undo', async ({ page }) => {
  await addByForm(page, ITEMS.plank.sku, 12);
  await addByForm(page, ITEMS.fewLeft.sku, 1);
  await page.goto('/checkout/cart');
  await expect(page.locator('[data-component=coupon]')).toHaveAttribute('data-mount-state', 'mounted');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Kortingscode of cadeaubon' }).fill('verlopen');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('Deze kortingscode is verlopen.')).toBeVisible();
  await page.getByRole('button', { name: /^Verwijderen: Eiken/ }).click();
  await expect(page.getByRole('button', { name: /^Ongedaan maken/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

// `everyPage.spec.ts` visits these pages.
test('axe finds nothing on the checkout, the payment and the thanks', { tag: '@long' }, async ({ page }) => {
  await addByForm(page, ITEMS.plank.sku, 12);
  await page.goto('/checkout');
  expect(await violations(page)).toEqual([]);
  await page.goto(await placeOrder(page));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
