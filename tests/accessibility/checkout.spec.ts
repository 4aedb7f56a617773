import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import {
  agree,
  begin,
  field,
  fillContact,
  fillDutchAddress,
  forward,
  placeButton,
  toPayment,
} from '../support/checkoutSteps';
import { newCustomer } from '../support/newCustomer';
import { violations } from '../support/violations';

const clean = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

test('axe finds nothing in any step of a guest, in the errors of each, nor in the login form', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Inloggen' }).first().click();
  await clean(page);
  await page.getByRole('button', { name: 'Verder zonder inloggen' }).click();
  await page.getByRole('checkbox', { name: 'Verzendadres wijkt af van bovenstaand adres' }).check();
  await forward(page, 'Naar verzending').click();
  await expect(field(page, 'E-mailadres')).toBeFocused();
  await clean(page);
  await page.getByRole('checkbox', { name: 'Verzendadres wijkt af van bovenstaand adres' }).uncheck();

  await fillContact(page, 'sanne@example.com');
  await fillDutchAddress(page);
  await page.route('**/collectShippingMethods', (route) => route.fulfill({ status: 500, body: 'kapot' }));
  await forward(page, 'Naar verzending').click();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await clean(page);
  await page.unroute('**/collectShippingMethods');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await forward(page, 'Naar betaling').click();
  await expect(page.getByText('Kies een verzendmethode.')).toBeVisible();
  await clean(page);
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  await forward(page, 'Naar betaling').click();

  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await placeButton(page).click();
  await expect(page.getByText('Je moet je bestelling controleren en akkoord gaan.')).toBeVisible();
  await clean(page);
  await page.route('**/placeOrder', (route) =>
    route.fulfill({ status: 409, json: { exception: { message: 'Nee.' } } }),
  );
  await agree(page);
  await placeButton(page).click();
  await expect(page.getByText('Nee.')).toBeVisible();
  await clean(page);
});

test(
  'axe finds nothing for a customer with saved addresses and a session that is lost, nor for a business on invoice',
  { tag: '@long' },
  async ({ page }) => {
    await logIn(page, await newCustomer(page));
    await begin(page);
    await clean(page);
    await page.getByRole('combobox', { name: 'Kies een adres' }).selectOption('Nieuw adres');
    await forward(page, 'Naar verzending').click();
    await expect(field(page, 'Voornaam')).toBeFocused();
    await clean(page);
    await page.reload();
    await page.context().clearCookies();
    await forward(page, 'Naar verzending').click();
    await expect(page.getByText(/Je sessie is verlopen/).first()).toBeVisible();
    await clean(page);

    await page.goto('/checkout/cart');
    await logIn(page, await newCustomer(page, 'business'));
    await begin(page);
    await clean(page);
    await toPayment(page, /Afhalen/);
    await page.getByRole('radio', { name: /Op rekening/ }).check();
    await page.getByRole('button', { name: 'Meer over Op rekening' }).click();
    await field(page, 'KVK-nummer').fill('');
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await placeButton(page).click();
    await expect(field(page, 'KVK-nummer')).toBeFocused();
    await clean(page);
  },
);
