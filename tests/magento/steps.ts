import type { Page } from 'playwright/test';
import { agree, field, fillContact, forward, placeButton } from '../support/checkoutSteps';
import type { TestCustomer } from './admin';

export async function logIn(page: Page, { email, password }: TestCustomer): Promise<void> {
  await page.goto('/customer/account/login/');
  await page.locator('[name="login[username]"]').first().fill(email);
  await page.locator('[name="login[password]"]').first().fill(password);
  await page.locator('[name="login[password]"]').first().press('Enter');
  await page.waitForURL('**/customer/account/');
}

/** The line of the totals with the discount of a coupon; the part that takes the coupon names it too. */
export const discount = (page: Page) =>
  page
    .locator('[data-component=cart]')
    .getByRole('term')
    .filter({ hasText: /^Korting/ });

/** The first step of the checkout, with an address that is typed. */
export async function fillGuest(page: Page, email: string): Promise<void> {
  await fillContact(page, email);
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
}

/** From the first step of the checkout to the payment methods. */
export async function chooseDelivery(page: Page): Promise<void> {
  await forward(page, 'Naar verzending').click();
  await page.getByRole('radio', { name: /Flat|Vast|Bezorg|Fixed/ }).check();
  await forward(page, 'Naar betaling').click();
}

/** From the payment methods to the success page of the shop; answers the number of the order that it shows. */
export async function payByTransfer(page: Page): Promise<string> {
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

/** The customer as a page of the checkout prints it. */
export function printedCustomer({ email, addressId }: TestCustomer): object {
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
