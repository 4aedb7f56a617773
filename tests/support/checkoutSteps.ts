import { expect, type Page, type TestInfo } from 'playwright/test';
import { addByForm } from './checkout';
import { orderRows } from './database';
import { ITEMS } from './shop';
import { sessionCookie } from './sessionCookie';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const forward = (page: Page, name: string) => page.getByRole('button', { name });
export const placeButton = (page: Page) => forward(page, 'Bestelling afronden en betalen');

/** Puts planks in the cart and stands at the first step. */
export async function begin(page: Page, { sku }: { sku: string } = ITEMS.plank, qty = 1): Promise<void> {
  await addByForm(page, sku, qty);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await field(page, 'E-mailadres').fill(email);
  await field(page, 'Herhaal e-mailadres').fill(email);
  await fillPerson(page);
}

export async function fillPerson(page: Page): Promise<void> {
  await field(page, 'Voornaam').fill('Sanne');
  await field(page, 'Achternaam').fill('Bakker');
  await field(page, 'Telefoonnummer').fill('06 12345678');
}

export async function fillDutchAddress(page: Page): Promise<void> {
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
}

export async function toPayment(page: Page, method: RegExp): Promise<void> {
  await forward(page, 'Naar verzending').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeFocused();
  await page.getByRole('radio', { name: method }).check();
  await forward(page, 'Naar betaling').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeFocused();
}

/** A guest in Amsterdam whose details were kept on this device (checkout rule 14): only the e-mail is to be repeated. */
export async function rememberGuest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('checkout-customer-email') !== null) return;
    localStorage.setItem('checkout-customer-email', 'sanne@example.com');
    const address = {
      firstname: 'Sanne',
      lastname: 'Bakker',
      telephone: '0612345678',
      postcode: '1012JS',
      street: ['Dam', '1', ''],
      city: 'Amsterdam',
      country_code: 'NL',
      isManual: true,
    };
    localStorage.setItem('checkout-billing-address', JSON.stringify(address));
  });
}

/** That guest up to the payment, from wherever the page stands now. */
export async function rememberedToPayment(page: Page, method = /Afhalen/): Promise<void> {
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
  await toPayment(page, method);
}

/** Ticks the agreement, once nothing is being worked out any more. */
export async function agree(page: Page): Promise<void> {
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ }).check();
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
}

export async function order(page: Page, payment: RegExp): Promise<void> {
  await page.getByRole('radio', { name: payment }).check();
  await agree(page);
  await placeButton(page).click();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
}

/** What the database of the shop under test holds of this shopper's orders. */
export async function ordersOf(page: Page, { project }: TestInfo) {
  return orderRows(String(project.metadata['build'] ?? 'react'), await sessionCookie(page));
}
