import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { addByForm } from '../support/checkout';
import { field, forward, toPayment } from '../support/checkoutSteps';
import { acceptInvitation, invite } from '../support/company';
import { newCustomer } from '../support/newCustomer';
import { consoleErrors } from '../support/shop';

/*
 * Four plates of 95.11: 78.60 excl. VAT each, 314.40; less 10% (31.44) it is 282.96. Of a budget of 300 that leaves 17.04, and four
 * more go 282.96 - 17.04 = 265.92 beyond it.
 */
const PLATES = 4;

async function toPay(page: Page): Promise<void> {
  await addByForm(page, '500101', PLATES);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
  await toPayment(page, /Afhalen/);
  await page.getByRole('radio', { name: /Overboeking/ }).check();
}

async function order(page: Page): Promise<void> {
  const button = forward(page, 'Bestelling afronden en betalen');
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ }).check();
  await button.click();
}

test('a project has a budget: the order warns beyond it, and the shop refuses what the manager blocks', async ({
  page,
  browser,
}) => {
  test.slow();
  const said = consoleErrors(page);
  await logIn(page, await newCustomer(page, 'business'));
  const roos = `roos.${crypto.randomUUID()}@example.com`;
  await invite(page, roos, '500');
  await page.goto('/zakelijk/projecten');
  await page.getByLabel('Naam van het project').fill('Blok C');
  await page.getByRole('textbox', { name: 'Budget' }).fill('300');
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('Project toegevoegd.')).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await acceptInvitation(hers, roos);
  await toPay(hers);
  const project = hers.getByRole('combobox', { name: /^Project/ });
  await project.selectOption('Blok C');
  await expect(hers.getByText(/^Nog €\s300,- over in het budget, excl\. btw\.$/)).toBeVisible();
  await expect(hers.getByText(/over het budget/)).toHaveCount(0);
  await field(hers, 'Je referentie (optioneel)').fill('PO-2026-0417');
  await order(hers);
  await expect(hers.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();

  await toPay(hers);
  await project.selectOption('Blok C');
  await expect(hers.getByText(/^Met deze bestelling gaat het project €\s265,92 over het budget\.$/)).toBeVisible();
  await expect(hers.getByText('Je kunt doorgaan; de beheerder krijgt bericht.')).toBeVisible();

  // Meanwhile the manager has it blocked: the page does not know, the shop does.
  await page.goto('/zakelijk/projecten');
  const card = page.getByRole('region', { name: 'Blok C' });
  await expect(card.locator('.noest-totals__row--main')).toHaveText(/Nog over van €\s300,-\s*€\s17,04/);
  await card.getByText('Budget wijzigen').click();
  await card.getByRole('checkbox', { name: 'Houd bestellingen boven het budget tegen' }).check();
  await card.getByRole('button', { name: 'Budget opslaan' }).click();
  await expect(page.getByText('Budget opgeslagen.')).toBeVisible();
  await order(hers);
  await expect(
    hers.getByRole('alert').filter({ hasText: /gaat Blok C €\s265,92 over het budget, en dat mag niet/ }),
  ).toBeVisible();
  await expect(hers.getByText(/Zo kun je niet bestellen/)).toBeVisible();
  await expect(project).toHaveValue('Blok C');
  await project.selectOption({ label: 'Geen project' });
  await order(hers);
  await expect(hers.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
  await page.reload();
  await expect(card.locator('.noest-totals__row--main')).toHaveText(/Nog over van €\s300,-\s*€\s17,04/);
  expect(said).toEqual([]);
});
