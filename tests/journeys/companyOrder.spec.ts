import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import {
  begin,
  field,
  fillContact,
  fillDutchAddress,
  forward,
  order,
  ordersOf,
  pay,
  toPayment,
} from '../support/checkoutSteps';

test('checkout rule 10: a guest can name a company and its VAT number on the bill', async ({ page }) => {
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fillDutchAddress(page);
  await expect(field(page, 'Bedrijfsnaam')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ik bestel voor een bedrijf' }).check();
  await page.getByRole('textbox', { name: /^Bedrijfsnaam/ }).fill('Zaag & Zoon');
  const vat = page.getByRole('textbox', { name: /^Btw-nummer/ });
  await vat.fill('NL12');
  await forward(page, 'Naar verzending').click();
  await expect(vat).toBeFocused();
  await expect(vat).toHaveAccessibleDescription(/Vul een geldig btw-nummer in/);
  await vat.fill('NL000099998B57');
  await toPayment(page, /Afhalen/);
  await order(page, /iDEAL/);
  await pay(page);
  const [row] = await ordersOf(page, test.info());
  expect(JSON.parse(row?.billing_address ?? '{}')).toMatchObject({ company: 'Zaag & Zoon', vat_id: 'NL000099998B57' });
});

test('checkout rule 10: a business that is logged in has the link to business registration', async ({ page }) => {
  await logIn(page, 'zakelijk@example.com');
  await begin(page);
  await expect(page.getByRole('link', { name: 'Zakelijk account aanmaken' })).toHaveAttribute(
    'href',
    '/customer/account/register/business',
  );
});
