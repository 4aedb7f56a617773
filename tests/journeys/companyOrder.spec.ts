import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { newCustomer } from '../support/newCustomer';
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

test('checkout rule 67: reference and project of a business stand on its order and in the mail', async ({ page }) => {
  await logIn(page, await newCustomer(page, 'business'));
  await begin(page);
  await toPayment(page, /Afhalen/);
  await page.getByRole('textbox', { name: /^Je referentie/ }).fill('PO-2026-0417');
  await page.getByRole('textbox', { name: /^Project/ }).fill('Vathorst blok C');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Je referentie/ })).toHaveValue('PO-2026-0417');
  await order(page, /iDEAL/);
  await pay(page);
  await page.goto('/sales/order/history');
  await page
    .getByRole('link', { name: /^\d{9}$/ })
    .first()
    .click();
  await expect(page.getByText('Je referentie: PO-2026-0417')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Project: Vathorst blok C')).toBeVisible();
  expect(await (await page.request.get('/qa/outbox')).text()).toContain('Je referentie: PO-2026-0417');
});

test('checkout rule 10: a business that is logged in has the link to business registration', async ({ page }) => {
  await logIn(page, await newCustomer(page, 'business'));
  await begin(page);
  await expect(page.getByRole('link', { name: 'Zakelijk account aanmaken' })).toHaveAttribute(
    'href',
    '/customer/account/register/business',
  );
});
