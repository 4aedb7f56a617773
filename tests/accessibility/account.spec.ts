import { expect, test, type Page } from 'playwright/test';
import { CUSTOMER, findGuestOrder, followMail, logIn, orderNumberOn } from '../support/account';
import { addByForm, placeOrder } from '../support/checkout';
import { keyboardFlaws } from '../support/keyboard';
import { ITEMS } from '../support/shop';
import { violations } from '../support/violations';

const GUEST_PAGES = [
  '/customer/account/login',
  '/customer/account/create',
  '/customer/account/register/business',
  '/customer/account/forget/',
  '/customer/account/logoutSuccess',
  '/sales/guest/form',
  '/overeenkomst-herroepen',
  '/landing/vlonder-op-maat',
];

const CUSTOMER_PAGES = [
  '/customer/account',
  '/customer/account/edit',
  '/customer/account/password',
  '/customer/address',
  '/customer/address/new',
  '/customer/address/edit/1',
  '/sales/order/history',
  '/sales/order/view/100000003',
  '/offertes',
  '/review/customer',
  '/review/new?sku=100101',
  '/reviewverzoek',
  '/newsletter/manage',
  '/wishlist',
];

/** What a page says is looked at on each; the frame around it, which they share, on the first. */
async function look(page: Page, name: string, within: 'html' | 'main' = 'main'): Promise<void> {
  expect.soft(await violations(page, within), name).toEqual([]);
  expect.soft(await keyboardFlaws(page), name).toEqual([]);
}

/** One visit for all of them. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      await look(page, path, index === 0 ? 'html' : 'main');
    });
  }
}

test('the pages of a guest: axe finds nothing, and Tab reaches and shows every control', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await walk(page, GUEST_PAGES);

  await test.step('the page that a mail leads to, to choose another password', async () => {
    await page.goto('/customer/account/forget/');
    await page.getByRole('main').getByLabel('E-mailadres').fill(CUSTOMER);
    await page.getByRole('button', { name: 'Wachtwoord herstellen' }).click();
    await expect(page.getByText(/^Als er een account bij dit e-mailadres hoort/)).toBeVisible();
    await followMail(page, CUSTOMER, 'Herstel je wachtwoord');
    await expect(page.getByLabel('Nieuw wachtwoord')).toBeVisible();
    await look(page, 'reset');
  });
});

test('the order of a guest, and another day for it, as a list and as a grid: the same', async ({ page }) => {
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
});

test('the pages of a customer, both steps of a withdrawal, and a form with everything wrong: the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await logIn(page);
  await walk(page, CUSTOMER_PAGES);

  await test.step('a review of their own', async () => {
    await page.goto('/review/customer');
    await page.getByRole('main').getByRole('link', { name: 'Recht en droog' }).click();
    await expect(page).toHaveURL(/\/review\/customer\/view\/\d+$/);
    await look(page, 'review');
  });

  await test.step('a withdrawal: the choice, and the look at it before it is confirmed', async () => {
    await page.goto('/sales/order/view/100000003');
    await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
    await expect(page.getByRole('group', { name: 'Artikelen' })).toBeVisible();
    await look(page, 'withdrawal, the choice');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('button', { name: 'Herroeping bevestigen' })).toBeVisible();
    await look(page, 'withdrawal, the look at it');
  });

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
