import { expect, test, type Page } from 'playwright/test';
import { findGuestOrder, logIn, orderNumberOn } from '../support/account';
import { addByForm, placeOrder } from '../support/checkout';
import { keyboardFlaws } from '../support/keyboard';
import { ITEMS } from '../support/shop';
import { violations } from '../support/violations';

async function look(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page, 'main'), name).toEqual([]);
  expect.soft(await keyboardFlaws(page), name).toEqual([]);
}

test(
  'the order of a guest, and another day for it, as a list and as a grid: axe finds nothing, and Tab reaches and shows every control',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await addByForm(page, ITEMS.plank.sku, 2);
    await page.goto(await placeOrder(page));
    await page.getByRole('button', { name: 'Betalen' }).click();
    await findGuestOrder(page, await orderNumberOn(page), 'sanne@example.com');
    await expect(page.getByRole('region', { name: 'Voortgang van je bestelling' })).toBeVisible();
    await look(page, 'order');
    await page.getByRole('button', { name: 'Andere dag kiezen' }).click();
    await expect(page.getByRole('group', { name: 'Wanneer?' })).toBeVisible();
    await look(page, 'another day, as a list');
    await page.setViewportSize({ width: 1280, height: 900 });
    await look(page, 'another day, as a grid');
  },
);

test('the orders of a customer, and both steps of a withdrawal: the same', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await logIn(page);
  await page.goto('/sales/order/history');
  await look(page, 'orders of every status');
  await page.goto('/sales/order/view/100000003');
  await look(page, 'an order that was delivered');
  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
  await expect(page.getByRole('group', { name: 'Artikelen' })).toBeVisible();
  await look(page, 'the choice');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('button', { name: 'Herroeping bevestigen' })).toBeVisible();
  await look(page, 'the look at it');
});

test('axe finds nothing on a form of an account with everything wrong', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await logIn(page);
  await page.goto('/customer/address/new');
  await page.getByLabel('Voornaam').fill('');
  await page.getByLabel('Postcode').fill('9');
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page.getByRole('main').getByText('Controleer de gemarkeerde velden.')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  // The menu of the account stands beside the form there.
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await violations(page)).toEqual([]);
});
