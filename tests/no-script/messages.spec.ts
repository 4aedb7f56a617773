import { expect, test, type Page } from 'playwright/test';
import { CUSTOMER, logInByPage, register } from '../support/account';
import { addByForm, placeOrder } from '../support/checkout';
import { giveUpArticle, refuseWrites } from '../support/database';
import { newCustomer } from '../support/newCustomer';
import { ITEMS } from '../support/shop';

// What is wrong with a field is said above the form as well.
const said = (page: Page, words: string) => expect(page.getByRole('main').getByText(words).first()).toBeVisible();

test('account rule 17, messages rule 11: what is not there, or not any more, has a message on the page the shopper is sent to', async ({
  page,
}) => {
  await page.goto('/customer/account/createpassword?token=verlopen');
  await said(page, 'Er is iets misgegaan bij het herstellen van je wachtwoord.');
  await page.goto('/customer/account/confirm?token=verlopen');
  await said(page, 'Deze link werkt niet meer. Vraag een nieuwe aan via Wachtwoord vergeten.');
  await addByForm(page, ITEMS.soldOut.sku, 1);
  await page.goto('/checkout/cart');
  await said(page, 'Dit product is niet op voorraad.');

  await logInByPage(page, CUSTOMER);
  for (const [path, words] of [
    ['/customer/address/edit/999999', 'Adres niet gevonden.'],
    ['/review/customer/view/999999', 'Review niet gevonden.'],
    ['/sales/order/view/999999999', 'Bestelling niet gevonden.'],
  ] as const) {
    await page.goto(path);
    await said(page, words);
  }
  await expect(page.getByRole('row', { name: '100000003' })).toContainText(/Ingepland|Onderweg/);
  await expect(page.getByRole('row', { name: '100000002' })).toContainText('Bezorgd');
});

test(
  'account rule 18, messages rule 11: an action of an account that fails shows an error and keeps what was typed',
  { tag: '@long' },
  async ({ page }) => {
    const email = await newCustomer(page);

    await test.step('an address of e-mail has one account', async () => {
      await register(page, email);
      await said(page, 'Controleer de gemarkeerde velden.');
      await said(page, 'Er bestaat al een account met dit e-mailadres.');
      await expect(page.getByLabel('Voornaam')).toHaveValue('Sanne');
    });

    await logInByPage(page, email);

    await test.step('an address that another tab has made the default can not be removed', async () => {
      await page.goto('/customer/address/new');
      await page.getByLabel('Postcode').fill('1012 JS');
      await page.getByLabel('Huisnummer').fill('1');
      await page.getByLabel('Straatnaam').fill('Dam');
      await page.getByLabel('Plaats').fill('Amsterdam');
      await page.getByRole('button', { name: 'Adres opslaan' }).click();
      await said(page, 'Adres opgeslagen.');
      const other = await page.context().newPage();
      await other.goto('/customer/address');
      await other
        .getByRole('main')
        .getByRole('link', { name: /^Wijzigen/ })
        .last()
        .click();
      await other.getByLabel('Gebruik als verzendadres').check();
      await other.getByRole('button', { name: 'Adres opslaan' }).click();
      await said(other, 'Adres opgeslagen.');
      await page.getByRole('button', { name: /^Verwijderen/ }).click();
      await said(page, 'Adres kon niet worden verwijderd.');
    });

    await test.step('a shop that can not write says so', async () => {
      const mend = refuseWrites('react', email);
      try {
        await page.goto('/customer/account/edit');
        await page.getByLabel('Voornaam').fill('Susan');
        await page.getByRole('button', { name: 'Opslaan' }).click();
        await said(page, 'Gegevens konden niet worden opgeslagen.');
        await expect(page.getByLabel('Voornaam')).toHaveValue('Susan');
        await page.goto('/newsletter/manage');
        await page.getByRole('button', { name: 'Opslaan' }).click();
        await said(page, 'Nieuwsbriefvoorkeur kon niet worden bijgewerkt.');
      } finally {
        mend();
      }
    });

    await test.step('an order is ordered again, as far as the shop still has what was in it', async () => {
      await addByForm(page, ITEMS.plank.sku, 1);
      await addByForm(page, ITEMS.sheet.sku, 1);
      await page.goto(await placeOrder(page));
      await page.getByRole('button', { name: 'Betalen' }).click();
      const [number = ''] = /\d{9}/.exec(await page.getByText(/^Je bestelnummer is/).innerText()) ?? [];
      const again = page.getByRole('button', { name: 'Opnieuw bestellen' });
      await page.goto(`/sales/order/view/${number}`);
      await again.click();
      await said(page, 'De artikelen liggen in je winkelwagen.');
      giveUpArticle('react', number, ITEMS.sheet.sku);
      await page.goto(`/sales/order/view/${number}`);
      await again.click();
      await said(page, 'Niet alles is nog te bestellen. De rest ligt in je winkelwagen.');
      giveUpArticle('react', number, ITEMS.plank.sku);
      await page.goto(`/sales/order/view/${number}`);
      await again.click();
      await said(page, 'Deze artikelen zijn niet meer te bestellen.');
    });

    await test.step('a cart from before the login is merged with the earlier one', async () => {
      await page.goto('/customer/account');
      await page.getByRole('button', { name: 'Uitloggen' }).click();
      await addByForm(page, ITEMS.sheet.sku, 1);
      await logInByPage(page, email);
      await said(page, 'Je eerdere winkelwagen is samengevoegd met je huidige winkelwagen. Controleer je bestelling.');
    });
  },
);
