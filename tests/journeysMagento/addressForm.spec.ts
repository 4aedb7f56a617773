import { expect, test, type Page } from 'playwright/test';
import { field } from '../support/checkoutSteps';

const street = (page: Page) => field(page, 'Straat en huisnummer');
const country = (page: Page) => page.getByRole('combobox', { name: 'Land van het adres' });

test.describe('checkout rule 71: beside an address form of Magento', () => {
  test('postcode and number fill in its fields, which the form posts', async ({ page }) => {
    await page.goto('/customer/address/new/');
    await field(page, 'Postcode').fill('1012js');
    await field(page, 'Huisnummer').fill('1');
    await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
    await expect(street(page)).toHaveValue('Dam 1');
    await page.getByRole('button', { name: 'Adres opslaan' }).click();
    await expect(page.getByText(/^Dam 1, 1012 ?JS, Amsterdam$/i)).toBeVisible();
  });

  test('nothing is written while additions are open, and nothing of an earlier answer remains', async ({ page }) => {
    await page.goto('/customer/address/new/');
    await field(page, 'Postcode').fill('1016GV');
    await field(page, 'Huisnummer').fill('263');
    const additions = page.getByRole('combobox', { name: 'Toevoeging' });
    await expect(additions).toBeVisible();
    await expect(street(page)).toHaveValue('');
    await additions.selectOption('B');
    await expect(street(page)).toHaveValue('Prinsengracht 263 B');
    await field(page, 'Huisnummer').fill('9');
    await expect(page.getByText('Ongeldig adres. Weet je zeker dat het klopt?')).toBeVisible();
    await expect(street(page)).toHaveValue('');
  });

  test('what the shopper typed into the form stays when nothing is found', async ({ page }) => {
    await page.goto('/customer/address/new/');
    await field(page, 'Huisnummer').fill('1');
    await street(page).fill('Nieuwe straat 1');
    await field(page, 'Postcode').fill('9999ZZ');
    await expect(page.getByText('Ongeldig adres. Weet je zeker dat het klopt?')).toBeVisible();
    await expect(street(page)).toHaveValue('Nieuwe straat 1');
    // Checkout rule 76.
    await page.getByRole('button', { name: /handmatig/ }).press('Enter');
    await expect(street(page)).toBeFocused();
  });

  test('an address that is there stays until a lookup is asked for, and another country has none', async ({ page }) => {
    await page.goto('/customer/address/edit/');
    const automatic = page.getByRole('button', { name: 'Adres automatisch zoeken' });
    await expect(automatic).toBeVisible();
    await expect(field(page, 'Huisnummer')).toHaveCount(0);
    await automatic.press('Enter');
    await expect(field(page, 'Postcode')).toBeFocused();
    await expect(field(page, 'Postcode')).toHaveValue('3811AB');
    await expect(street(page)).toHaveValue('Kerkstraat 45 bis');
    await country(page).selectOption('BE');
    await expect(field(page, 'Postcode')).toHaveCount(0);
    await expect(street(page)).toHaveValue('Kerkstraat 45 bis');
  });
});
