import { expect, test, type Page } from 'playwright/test';
import { fillLogin, logIn } from '../support/account';
import {
  begin,
  field,
  fillDutchAddress,
  fillPerson,
  forward,
  order,
  ordersOf,
  pay,
  placeButton,
  toPayment,
} from '../support/checkoutSteps';
import { newCustomer } from '../support/newCustomer';

const chosenAddress = (page: Page) => page.getByRole('combobox', { name: 'Kies een adres' });

test('a customer: the saved address is there, a new one is kept when asked', async ({ page }) => {
  const email = await newCustomer(page);
  await logIn(page, email);
  await begin(page);
  await expect(field(page, 'E-mailadres')).toHaveValue(email);
  await expect(chosenAddress(page).locator('option:checked')).toHaveText(/Stadsplateau 1, 3521\sAZ Utrecht/);
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /iDEAL/);
  await pay(page);

  await begin(page);
  await chosenAddress(page).selectOption('Nieuw adres');
  await fillPerson(page);
  await fillDutchAddress(page);
  await page.getByRole('checkbox', { name: 'Bewaar in adresboek' }).check();
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /iDEAL/);
  await pay(page);

  const rows = await ordersOf(page, test.info());
  expect(rows.map(({ status }) => status)).toEqual(['new', 'new']);
  expect(rows.map((row) => (JSON.parse(row.shipping_address) as { city: string }).city)).toEqual([
    'Utrecht',
    'Amsterdam',
  ]);
  await page.goto('/customer/address');
  await expect(page.getByText('Dam 1')).toBeVisible();
});

test('what was typed stays after logging in on the way, and after losing the session', async ({ page }) => {
  const email = await newCustomer(page);
  await page.context().clearCookies();
  await page.goto('/checkout/cart');
  await begin(page);
  await fillPerson(page);
  await fillDutchAddress(page);
  await page.getByRole('button', { name: 'Inloggen' }).first().click();
  await fillLogin(page, email);
  await page.waitForURL('**/checkout');
  await expect(field(page, 'E-mailadres')).toHaveValue(email);
  await expect(field(page, 'Voornaam')).toHaveValue('Sanne');
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();

  await forward(page, 'Naar verzending').click();
  // An answer on its way would bring the cookie back.
  const quoted = page.waitForResponse('**/collectPaymentMethods');
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  await (await quoted).finished();
  await page.context().clearCookies({ name: 'noest_session' });
  await forward(page, 'Naar betaling').click();
  const lost = page.getByRole('alert').filter({ hasText: 'Je sessie is verlopen.' }).first();
  await lost.getByRole('link', { name: 'Inloggen' }).click();
  await fillLogin(page, email);
  await page.waitForURL('**/checkout');
  await expect(field(page, 'Voornaam')).toHaveValue('Sanne');
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /iDEAL/);
  await pay(page);
  expect(await ordersOf(page, test.info())).toMatchObject([{ status: 'new' }]);
});

test('a business pays by invoice, with its numbers, its own address and 10% off', async ({ page }) => {
  await logIn(page, await newCustomer(page, 'business'));
  await begin(page);
  const billing = page.getByRole('region', { name: 'Factuuradres' });
  for (const words of ['Timmerwerk De Bakker B.V.', '12345678', 'NL123456782B90', /klantenservice/]) {
    await expect(billing.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Verzendadres' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /wijkt af|gelijk aan/ })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Je bestelling' })).toContainText('Extra volumekorting');
  await toPayment(page, /Afhalen in Amersfoort/);

  await page.getByRole('radio', { name: /Op rekening/ }).check();
  await page.getByRole('button', { name: 'Meer over Op rekening' }).click();
  await expect(page.getByText(/inschrijving bij de Kamer van Koophandel/)).toBeVisible();
  await expect(field(page, 'Btw-nummer')).toHaveValue('NL123456782B90');
  await field(page, 'KVK-nummer').fill('');
  await page.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ }).check();
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await forward(page, 'Bestelling afronden en betalen').click();
  await expect(field(page, 'KVK-nummer')).toBeFocused();
  await field(page, 'KVK-nummer').fill('12345678');
  await order(page, /Op rekening/);
  await pay(page);
  const [row] = (await ordersOf(page, test.info())).slice(-1);
  expect(row).toMatchObject({ status: 'new', payment_method: 'paydemo_payment_billink', volume_discount: 69 });
});
