import { expect, test, type Page } from 'playwright/test';
import { printListing } from '../../fixtures/magento/print/printListing';
import { pathOf, printProduct } from '../../fixtures/magento/print/printProduct';
import { cards, count, wakeListing } from '../support/listing';
import { forward } from '../support/checkoutSteps';
import { Admin, type TestCustomer } from './admin';
import { ORIGIN } from './origin';
import { chooseDelivery, discount, fillGuest, logIn, payByTransfer, printedCustomer } from './steps';
import { asMain, CART, checkout, inColumn, MINICART, SEARCH, withNoest } from './withNoest';

/** A configurable hoodie of the sample data. */
const HOODIE = { sku: 'MH01', name: /Chaz Kangeroo Hoodie/ } as const;
const RESULTS = '/catalogsearch/result/';

/** The shop with the parts of a whole journey in place of the theme's. */
async function openShop(page: Page, customer: TestCustomer | null): Promise<void> {
  const product = await pathOf(ORIGIN, HOODIE.sku);
  const main = asMain({
    '/checkout/cart/': CART,
    '/checkout/': checkout(customer && printedCustomer(customer)),
  });
  await withNoest(page, MINICART + SEARCH, async (html, address) => {
    if (address.pathname === RESULTS) return inColumn(html, await printListing(address, null));
    if (address.pathname === product) return inColumn(html, await printProduct(ORIGIN, HOODIE.sku));
    return main(html, address);
  });
}

const badge = (page: Page) => page.locator('.noest-minicart__badge');

/** Resolves once the address has the choice: one that another overtakes has no entry in the history. */
async function choose(page: Page, group: RegExp, label: string, address: RegExp): Promise<void> {
  const options = page.locator('.noest-filters__group').filter({ hasText: group });
  await options.evaluate((details: HTMLDetailsElement) => (details.open = true));
  await options
    .locator('.noest-filters__option')
    .filter({ hasText: new RegExp(`^${label}\\s`) })
    .click();
  await expect(page.getByRole('link', { name: `Verwijder filter ${label}` })).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** Searches, filters twice, sorts, reloads, and goes back to the whole result. */
async function find(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#zoek').click();
  await expect(page.locator('[data-component=autocomplete]')).toHaveAttribute('data-mount-state', 'mounted');
  const field = page.locator('[data-component=autocomplete]').getByRole('combobox');
  await field.fill('hoodie');
  await field.press('Enter');
  await expect(page).toHaveURL(`${RESULTS}?q=hoodie`);
  await wakeListing(page);
  const whole = (await count(page).textContent()) ?? '';
  await choose(page, /^Color/, 'Black', /color=49/);
  await choose(page, /^Size/, 'M', /size=168/);
  await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:desc');
  await expect(page).toHaveURL(/color=49.*size=168.*product_list_order=price&product_list_dir=desc/);
  const names = cards(page).getByRole('heading');
  await expect(names).toHaveCount(Number.parseInt((await count(page).textContent()) ?? '', 10));
  const sorted = await names.allTextContents();
  await page.reload();
  await expect(names).toHaveText(sorted);
  await wakeListing(page);
  for (const gone of [/product_list_order/, /size=/, /color=/]) {
    await page.goBack();
    await expect(page).not.toHaveURL(gone);
  }
  await expect(count(page)).toHaveText(whole);
}

async function buy(page: Page): Promise<void> {
  await cards(page).getByRole('link', { name: HOODIE.name }).first().click();
  const form = page.locator('.noest-purchase');
  // A pointer that did not move is over nothing in a new page.
  await expect(form).toHaveAttribute('data-mount-state', 'waiting');
  await page.mouse.move(0, 0);
  await form.hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  for (const label of ['M', 'Black']) await form.getByRole('radio', { name: new RegExp(`^${label}\\b`) }).check();
  await expect(page.locator('[data-shows=sku]')).toHaveText('MH01-M-Black');
  await form.getByRole('button', { name: 'In winkelwagen', exact: true }).click();
  const drawer = page.locator('dialog.noest-drawer[open]');
  await drawer.getByRole('button', { name: /^Meer/ }).click();
  await expect(badge(page)).toHaveText('2');
  await drawer.getByRole('link', { name: 'Bekijk winkelwagen' }).click();
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  const cart = page.locator('[data-component=cart]');
  await expect(cart).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('textbox', { name: /Kortingscode/ }).fill(code);
  await page.getByRole('textbox', { name: /Kortingscode/ }).press('Enter');
  await expect(discount(page)).toBeVisible();
  await cart.getByRole('link', { name: /afrekenen/i }).click();
}

for (const who of ['a guest', 'a customer'])
  test(`${who} searches, filters, sorts, reloads, goes back, chooses a variant, changes the cart, gives a coupon and orders`, async ({
    page,
    request,
    baseURL,
  }) => {
    const admin = await Admin.open(request, baseURL ?? '');
    const customer = who === 'a customer' ? await admin.makeCustomer() : null;
    const coupon = await admin.makeCoupon();
    const email = customer?.email ?? `${crypto.randomUUID()}@example.com`;
    try {
      await openShop(page, customer);
      if (customer) await logIn(page, customer);
      await find(page);
      await buy(page);
      await applyCoupon(page, coupon.code);
      await expect(forward(page, 'Naar verzending')).toBeVisible();
      if (!customer) await fillGuest(page, email);
      await chooseDelivery(page);
      const order = await admin.order(await payByTransfer(page));
      expect(order.customer_email).toBe(email);
      await expect(badge(page)).toBeHidden();
      await admin.cancelOrder(order);
    } finally {
      await coupon.remove();
      if (customer) await admin.removeCustomer(customer);
    }
  });
