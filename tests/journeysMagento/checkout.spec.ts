import { expect, test, type Page } from 'playwright/test';
import { agree, field, fillContact, forward, placeButton } from '../support/checkoutSteps';
import { addByPart, addByTheme, logIn } from '../support/fakeMagento';
import { cartLink } from '../support/shop';

async function orderByTransfer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Bezorging/ }).check();
  await forward(page, 'Naar betaling').click();
  await page.getByRole('radio', { name: 'Bankoverschrijving' }).check();
  await expect(page.getByText('€ 18,15').first()).toBeVisible();
  await agree(page);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
  await expect(page.getByText(/Je bestelnummer is \d{9}\./)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
}

test('checkout rules 5 and 61: a guest fills the address in by hand and orders, to the success page of the shop', async ({
  page,
}) => {
  await addByTheme(page);
  await page.goto('/checkout/');
  await fillContact(page, 'gast@example.com');
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
  await expect(page.getByRole('button', { name: 'Adres automatisch zoeken' })).toHaveCount(0);
  await forward(page, 'Naar verzending').click();
  await orderByTransfer(page);
});

test('checkout rule 62: what is not delivered is ordered with one address and no way of delivery', async ({ page }) => {
  await page.goto('/');
  await addByPart(page, 'advies');
  await page.goto('/checkout/');
  await expect(page.getByRole('checkbox', { name: /Verzendadres wijkt af/ })).toHaveCount(0);
  await fillContact(page, 'gast@example.com');
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
  await expect(page.getByRole('navigation', { name: 'Voortgang' }).getByRole('listitem')).toHaveText([
    'Gegevens',
    'Betaling',
  ]);
  await forward(page, 'Naar betaling').click();
  await expect(page).toHaveURL(/step=payment$/);
  await expect(page.getByRole('heading', { name: 'Factuuradres' })).toBeVisible();
  await expect(page.getByText('€ 12,10').first()).toBeVisible();
  await page.goto('/checkout/?step=shipping');
  await expect(page.getByRole('radio', { name: 'Bankoverschrijving' })).toBeChecked();
  await expect(page).toHaveURL(/step=payment$/);
  await agree(page);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
});

test('a customer orders to the address that the shop knows', async ({ page }) => {
  await logIn(page);
  await addByTheme(page);
  await page.goto('/checkout/');
  await expect(page.getByRole('combobox').filter({ hasText: 'Kerkstraat 45 bis' }).first()).toBeVisible();
  await forward(page, 'Naar verzending').click();
  await orderByTransfer(page);
});

test('shared rule 62: a guest asks for a quotation of the cart, which stays', async ({ page }) => {
  await addByTheme(page);
  await page.goto('/noest/quotation/');
  await fillContact(page, 'gast@example.com');
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
  await forward(page, 'Naar overzicht').click();
  await expect(page.getByText('€ 12,10').first()).toBeVisible();
  await field(page, 'Heb je vragen of opmerkingen? (optioneel)').fill('Kan dit op maat?');
  await page.getByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' }).check();
  await forward(page, 'Offerte aanvragen').click();
  await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();
  await page.goto('/thema');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
});
