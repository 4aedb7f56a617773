import { expect, test } from 'playwright/test';
import { followMail, logInByPage } from '../support/account';
import { addByForm } from '../support/checkout';
import { newColleague } from '../support/company';
import { newCustomer } from '../support/newCustomer';

test(
  'without scripts: an order above the limit is asked for, refused with a reason, asked for again and approved',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow();
    const manager = await newCustomer(page, 'business');
    await logInByPage(page, manager);
    const { page: hers, email: roos } = await newColleague(page, browser, '500');

    await page.goto('/zakelijk/projecten');
    await page.getByLabel('Naam van het project').fill('Blok C');
    await page.getByRole('textbox', { name: 'Budget' }).fill('1.000');
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(page.getByText('Project toegevoegd.')).toBeVisible();

    async function ask(): Promise<void> {
      await hers.goto('/checkout');
      await hers.getByRole('link', { name: 'Goedkeuring vragen' }).click();
      await expect(hers.getByText(/Sanne Bakker moet akkoord geven\./)).toBeVisible();
      await hers.getByLabel('Bezorgen of afhalen').selectOption({ index: 0 });
      await hers.getByRole('radio', { name: 'Op rekening' }).check();
      await hers.getByLabel('Project').selectOption('Blok C');
      await hers.getByRole('button', { name: 'Ter goedkeuring sturen' }).click();
      await expect(hers.getByText('Je aanvraag is verstuurd. Er is nog niets besteld.')).toBeVisible();
    }

    // 78.60 each, 786.00; less 10% 707.40; with delivery of the lorry free from 750 incl. VAT: 855.95 incl.
    await addByForm(hers, '500101', 10);
    await ask();
    await followMail(page, manager, 'Roos Prins vraagt je goedkeuring');
    await page.getByRole('button', { name: 'Afkeuren en Roos Prins mailen' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Schrijf waarom je afkeurt.' }).click();
    await expect(page.getByLabel('Waarom niet?')).toBeInViewport();
    await page.getByLabel('Waarom niet?').fill('Eerst de restpartij.');
    await page.getByRole('button', { name: 'Afkeuren en Roos Prins mailen' }).click();
    await expect(page.getByText('Afgekeurd. Roos Prins krijgt een mail met de reden.')).toBeVisible();

    await followMail(hers, roos, 'is afgekeurd');
    await expect(hers.getByText('“Eerst de restpartij.”')).toBeVisible();
    await hers.getByRole('button', { name: 'Terug in winkelwagen' }).click();
    await expect(hers.getByText('De artikelen liggen weer in je winkelwagen.')).toBeVisible();
    await ask();

    await page.goto('/zakelijk/aanvragen');
    await page
      .getByRole('link', { name: /^Bekijk de aanvraag van Roos Prins/ })
      .first()
      .click();
    await expect(page.locator('.noest-totals__row--main')).toHaveText(/€\s855,95/);
    // Of a budget of 1,000, and the first request was refused.
    await expect(page.getByText('Over in budget na akkoord').locator('..')).toContainText(/€\s292,60/);
    await page.getByRole('button', { name: 'Goedkeuren en bestellen' }).click();
    await expect(page.getByText(/^Goedgekeurd en besteld: bestelling \d{9}\.$/)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^\d{9}$/ })
      .click();
    await expect(page.getByText('Besteld door Roos Prins.')).toBeVisible();
    await hers.goto('/zakelijk/aanvragen');
    await expect(hers.getByText('Goedgekeurd, besteld')).toBeVisible();
    await hers.goto('/sales/order/history');
    await expect(hers.getByText('Ingepland')).toBeVisible();
  },
);
