import { expect, test, type Page } from 'playwright/test';
import { field, fillContact, forward, placeButton, agree } from '../support/checkoutSteps';
import { Admin, type TestCustomer } from './admin';
import { CART, MINICART, checkout, withNoest } from './withNoest';

const PRODUCT = '/test-tier.html';
const CART_PAGE = '/checkout/cart/';
const CHECKOUT_PAGE = '/checkout/';

let admin: Admin;

test.beforeEach(async ({ request, baseURL }) => {
  admin = await Admin.open(request, baseURL ?? '');
});

const badge = (page: Page) => page.locator('.noest-minicart__badge');
const cart = (page: Page) => page.locator('[data-component=cart]');

async function addByTheme(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await page.locator('#product-addtocart-button, #product_addtocart_form [type=submit]').first().click();
  await expect(badge(page)).toHaveText('1');
}

/** From the payment methods to the success page of the shop; answers the number of the order that it shows. */
async function payByTransfer(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /Flat|Vast|Bezorg|Fixed/ }).check();
  await forward(page, 'Naar betaling').click();
  await page.getByRole('radio', { name: /[Bb]ank/ }).check();
  await agree(page);
  await placeButton(page).click();
  await page.waitForURL('**/checkout/onepage/success/');
  const number = page
    .locator('.checkout-success, main')
    .getByText(/^\s*#?\d{9,}/)
    .first();
  return /\d{9,}/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

test('the cart page changes a line, takes a coupon and gives it back, and the drawer undoes a removal', async ({
  page,
}) => {
  await withNoest(page, MINICART, { [CART_PAGE]: CART });
  const coupon = await admin.makeCoupon();
  try {
    await addByTheme(page);
    await page.goto(CART_PAGE);
    await expect(cart(page)).toHaveAttribute('data-mount-state', 'mounted');
    const line = cart(page).getByRole('listitem');
    await line.getByRole('button', { name: /^Meer/ }).click();
    await expect(badge(page)).toHaveText('2');
    const code = page.getByRole('textbox', { name: /Kortingscode/ });
    await code.fill('BESTAATNIET');
    await code.press('Enter');
    await expect(page.locator('.noest-coupon').getByRole('alert')).not.toBeEmpty();
    await code.fill(coupon.code);
    await code.press('Enter');
    await expect(cart(page).getByText(/^Korting/)).toBeVisible();
    await page.getByRole('button', { name: `Verwijderen: ${coupon.code}` }).click();
    await expect(cart(page).getByText(/^Korting /)).toBeHidden();
    await page.locator('.noest-minicart').hover();
    await expect(page.locator('[data-component=minicart]')).toHaveAttribute('data-mount-state', 'mounted');
    await page.locator('.noest-minicart').click();
    const drawer = page.locator('dialog.noest-drawer[open]');
    await drawer.getByRole('button', { name: /^Verwijderen/ }).click();
    await drawer.getByRole('button', { name: /^Ongedaan maken/ }).click();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
    await expect(badge(page)).toHaveText('2');
  } finally {
    await coupon.remove();
  }
});

test('a guest orders by bank transfer, to the success page of the shop and an order in its admin', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await withNoest(page, MINICART, { [CHECKOUT_PAGE]: checkout() });
  await addByTheme(page);
  await page.goto(CHECKOUT_PAGE);
  await fillContact(page, email);
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
  await forward(page, 'Naar verzending').click();
  const number = await payByTransfer(page);
  const order = await admin.order(number);
  expect(order.customer_email).toBe(email);
  await admin.cancelOrder(order);
  await expect(badge(page)).toBeHidden();
});

test('a customer orders to the saved address', async ({ page }) => {
  const customer = await admin.makeCustomer();
  try {
    await withNoest(page, MINICART, { [CHECKOUT_PAGE]: checkout(printed(customer)) });
    await page.goto('/customer/account/login/');
    await page.locator('[name="login[username]"]').first().fill(customer.email);
    await page.locator('[name="login[password]"]').first().fill(customer.password);
    await page.locator('[name="login[password]"]').first().press('Enter');
    await page.waitForURL('**/customer/account/');
    await addByTheme(page);
    await page.goto(CHECKOUT_PAGE);
    await forward(page, 'Naar verzending').click();
    const order = await admin.order(await payByTransfer(page));
    expect(order.customer_email).toBe(customer.email);
    await admin.cancelOrder(order);
  } finally {
    await admin.removeCustomer(customer);
  }
});

/** The customer as a page of the checkout prints it. */
function printed({ email, addressId }: TestCustomer): object {
  const id = String(addressId);
  const address = {
    firstname: 'Sanne',
    lastname: 'Bakker',
    street: ['Dam', '1', ''],
    postcode: '1012JS',
    city: 'Amsterdam',
    country_id: 'NL',
    telephone: '0612345678',
    customerAddressId: id,
  };
  return { email, addresses: [{ id, default_billing: true, default_shipping: true, address }] };
}
