import type { Page } from 'playwright/test';
import { forward } from '../support/checkoutSteps';
import { chooseDelivery, discount, fillGuest, logIn, payByTransfer, printedCustomer } from './steps';
import { expect, test } from './test';
import { asMain, CART, MINICART, checkout, withNoest } from './withNoest';

const PRODUCT = '/test-tier.html';
const CART_PAGE = '/checkout/cart/';
const CHECKOUT_PAGE = '/checkout/';

const badge = (page: Page) => page.locator('.noest-minicart__badge');
const cart = (page: Page) => page.locator('[data-component=cart]');

async function addByTheme(page: Page, product = PRODUCT): Promise<void> {
  await page.goto(product);
  await page.locator('#product-addtocart-button, #product_addtocart_form [type=submit]').first().click();
  await expect(badge(page)).toHaveText('1');
}

test('the cart page changes a line, takes a coupon and gives it back, and the drawer undoes a removal', async ({
  page,
  admin,
}) => {
  await withNoest(page, MINICART, asMain({ [CART_PAGE]: CART }));
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
    await expect(discount(page)).toBeVisible();
    await page.getByRole('button', { name: `Verwijderen: ${coupon.code}` }).click();
    await expect(discount(page)).toBeHidden();
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

test('a guest orders by bank transfer, to the success page of the shop and an order in its admin', async ({
  page,
  admin,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await withNoest(page, MINICART, asMain({ [CHECKOUT_PAGE]: checkout() }));
  await addByTheme(page);
  await page.goto(CHECKOUT_PAGE);
  await fillGuest(page, email);
  await chooseDelivery(page);
  const number = await payByTransfer(page);
  const order = await admin.order(number);
  expect(order.customer_email).toBe(email);
  await admin.cancelOrder(order);
  await expect(badge(page)).toBeHidden();
});

test('checkout rule 62: what is not delivered is ordered with one address, without a step for the delivery', async ({
  page,
  admin,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await withNoest(page, MINICART, asMain({ [CHECKOUT_PAGE]: checkout() }));
  await addByTheme(page, '/test-virtual.html');
  await page.goto(CHECKOUT_PAGE);
  await fillGuest(page, email);
  await forward(page, 'Naar betaling').click();
  await expect(page).toHaveURL(/step=payment$/);
  const order = await admin.order(await payByTransfer(page));
  expect(order.customer_email).toBe(email);
  await admin.cancelOrder(order);
});

test('cart rule 20: a line with a fraction is changed by it', async ({ page }) => {
  await withNoest(page, MINICART, asMain({ [CART_PAGE]: CART }));
  await page.goto('/test-decimal.html');
  const quantity = page.locator('#product_addtocart_form [name=qty], [form=product_addtocart_form][name=qty]').first();
  await quantity.fill('0.5');
  await page.locator('#product-addtocart-button, #product_addtocart_form [type=submit]').first().click();
  await expect(badge(page)).toHaveText('0,5');
  await page.goto(CART_PAGE);
  await expect(cart(page)).toHaveAttribute('data-mount-state', 'mounted');
  await expect(cart(page).getByRole('spinbutton')).toHaveValue('0.5');
  await cart(page).getByRole('button', { name: /^Meer/ }).click();
  await expect(badge(page)).toHaveText('1');
  await cart(page).getByRole('button', { name: /^Meer/ }).click();
  await expect(badge(page)).toHaveText('1,5');
});

test('a customer orders to the saved address', async ({ page, admin, customer }) => {
  await withNoest(page, MINICART, asMain({ [CHECKOUT_PAGE]: checkout(printedCustomer(customer)) }));
  await logIn(page, customer);
  await addByTheme(page);
  await page.goto(CHECKOUT_PAGE);
  await chooseDelivery(page);
  const order = await admin.order(await payByTransfer(page));
  expect(order.customer_email).toBe(customer.email);
  await admin.cancelOrder(order);
});
