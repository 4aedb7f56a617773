import type { Page } from 'playwright/test';
import { field } from '../support/checkoutSteps';
import type { TestCustomer } from './admin';
import { ORIGIN } from './origin';
import { skipWithoutPostcodes } from './postcodes';
import { logIn } from './steps';
import { expect, test } from './test';

/** Over a shop with the module Noest_Widgets and `noest/postcode/address_form` on; elsewhere the tests say that it is off. */
const FORM = '#form-validate';

/** Opens the address form of this customer. */
async function openForm(page: Page, customer: TestCustomer): Promise<void> {
  await logIn(page, customer);
  await page.goto('/customer/address/new/');
  test.skip(
    (await page.locator('.noest-address-lookup').count()) === 0,
    'noest/postcode/address_form is off in this shop',
  );
}

test('checkout rule 71: the address form of the account is filled in by postcode and number, and saved by the theme', async ({
  page,
  request,
  customer,
}) => {
  await openForm(page, customer);
  await skipWithoutPostcodes(request);
  const form = page.locator(FORM);
  await form.locator('[name=country_id]').selectOption('NL');
  await field(page, 'Huisnummer').fill('1');
  await page.locator('.noest-address-lookup').getByRole('textbox', { name: 'Postcode' }).fill('1012 js');
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
  await expect(form.locator('#street_1')).toHaveValue('Dam 1');
  await expect(form.locator('[name=postcode]')).toHaveValue('1012JS');
  await expect(form.locator('[name=city]')).toHaveValue('Amsterdam');
  await form.locator('[name=telephone]').fill('0612345678');
  const save = form.locator('[data-action=save-address]');
  await expect(save).toBeEnabled();
  await save.click();
  await page.waitForURL('**/customer/address/index/');
  await expect(page.getByText('Dam 1').first()).toBeVisible();
});

test("without scripts the form is the theme's alone", async ({ page, browser, customer }) => {
  await openForm(page, customer);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto(`${ORIGIN}/customer/address/new/`);
  await expect(plain.locator(FORM)).toBeVisible();
  await expect(plain.locator('.noest-address-lookup')).toHaveText('');
  await expect(plain.getByLabel('Huisnummer')).toHaveCount(0);
  await context.close();
});
