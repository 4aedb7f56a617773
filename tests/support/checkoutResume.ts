import { expect, test, type Page } from 'playwright/test';
import {
  begin,
  field,
  fillContact,
  fillDutchAddress,
  forward,
  order,
  ordersOf,
  pay,
  placeButton,
  toPayment,
} from './checkoutSteps';
import { goBack } from './goBack';
import { hold } from './hold';

export const EMAIL = 'sanne@example.com';

export const isAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
export const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Voortgang' }).getByRole('button', { name });
const isFilledIn = async (page: Page) => {
  for (const name of ['E-mailadres', 'Herhaal e-mailadres']) await expect(field(page, name)).toHaveValue(EMAIL);
  await expect(field(page, 'Voornaam')).toHaveValue('Sanne');
  await expect(field(page, 'Huisnummer')).toHaveValue('1');
};

/** A guest at the payment, who typed everything in this tab. */
export async function fillToPayment(page: Page, method = /Afhalen in Amersfoort/): Promise<void> {
  await begin(page);
  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await toPayment(page, method);
}

/** Goes to the payment and back to the details, reloading on the way, and forward again. */
export async function walkSteps(page: Page): Promise<void> {
  await page.goto('/vuren-plank-geschaafd-18-x-145-mm-300-cm').catch(() => null);
  await fillToPayment(page);
  await expect(page).toHaveURL(/\/checkout\?step=payment$/);
  await page.reload();
  await isAt(page, 'Betaling');
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible();
  await page.goBack();
  await isAt(page, 'Verzending');
  await expect(page).toHaveURL(/\/checkout\?step=shipping$/);
  await page.reload();
  await isAt(page, 'Verzending');
  await expect(page.getByRole('radio', { name: /Afhalen/ })).toBeChecked();
  await page.goBack();
  await isAt(page, 'Gegevens');
  await expect(page).toHaveURL(/\/checkout$/);
  await isFilledIn(page);
  await page.reload();
  await isFilledIn(page);
  await page.goForward();
  await isAt(page, 'Verzending');
  await page.goForward();
  await isAt(page, 'Betaling');
}

/** Orders, comes Back from the bank, and orders again. */
export async function backFromBank(page: Page): Promise<void> {
  await fillToPayment(page);
  await order(page, /iDEAL/);
  await expect(page.getByRole('button', { name: 'Mislukken' })).toBeVisible();
  await goBack(page);
  await isAt(page, 'Betaling');
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Je bestelling' })).toContainText('Vuren plank');
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await placeButton(page).click();
  await pay(page);
  expect((await ordersOf(page, test.info())).map(({ status }) => status)).toEqual(['canceled', 'new']);
}

/** Orders, presses this at the bank, finds the payment step as it was, and orders again. */
export async function payAgain(page: Page, press: string): Promise<void> {
  await fillToPayment(page);
  await order(page, /Bancontact/);
  await page.getByRole('button', { name: press }).click();
  await isAt(page, 'Betaling');
  await expect(page.getByText(/de betaling kon niet worden voltooid/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Bancontact/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ })).toBeChecked();
  await bar(page, 'Gegevens').click();
  await isFilledIn(page);
  await bar(page, 'Betaling').click();
  await order(page, /iDEAL/);
  await pay(page);
  expect((await ordersOf(page, test.info())).map(({ status }) => status)).toEqual(['canceled', 'new']);
}

/** Chooses another way of delivery while its total is awaited: no total of the earlier choice is shown meanwhile. */
export async function changeDelivery(page: Page): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Je bestelling' });
  await begin(page);
  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await forward(page, 'Naar verzending').click();
  const delivery = page.getByRole('radio', { name: /Bezorging aan huis/ });
  await delivery.check();
  await expect(summary).toContainText('€ 66,90');
  const release = await hold(page, '**/collectPaymentMethods');
  await page.getByRole('radio', { name: /Afhalen/ }).check();
  await expect(summary).not.toContainText('€ 66,90');
  await expect(summary).toContainText('Het totaal wordt opnieuw berekend');
  release();
  await expect(summary).toContainText('€ 6,95');
  await expect(summary).not.toContainText('Het totaal wordt opnieuw berekend');
}
