import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { newCustomer } from '../support/newCustomer';
import { consoleErrors } from '../support/shop';

/** The materials of a terrace of 5 x 4 m in a project: 504.56 + 234.00 + 115.80 + 119.90 = 974.26. */
async function keepTerrace(page: Page): Promise<void> {
  await page.goto('/terras-berekenen?length=5,00&width=4,00&oil=1');
  await expect(page.getByRole('region', { name: 'Terras berekenen' })).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('button', { name: 'Bewaar als klus' }).click();
  await expect(page.getByRole('textbox', { name: 'Naam van de klus' })).toHaveValue('Terras 5,00 x 4,00 m');
  await page.getByRole('button', { name: 'Bewaar in klus' }).click();
  await expect(page.getByText('Bewaard in Terras 5,00 x 4,00 m.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s974,26/)
      .first(),
  ).toBeVisible();
}

test('a terrace is kept by a guest, changed, shared, put in the cart by somebody else, and the customer’s after a login @lean', async ({
  page,
  browser,
}) => {
  const said = consoleErrors(page);
  const email = await newCustomer(page);
  await page.context().clearCookies();
  await keepTerrace(page);

  await page.getByRole('textbox', { name: /^Aantal van RVS vlonderschroef/ }).fill('5');
  await page.getByRole('textbox', { name: /^Notitie bij Douglas vlonderplank/ }).fill('Ribbels naar beneden');
  await page.getByRole('button', { name: 'Bijwerken' }).click();
  // One box more: 974.26 + 28.95.
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s1\.003,21/)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Maak een link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link om te bekijken' }).inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(new URL(link).pathname, page.url()).href);
  await expect(other.getByText('34 x · Ribbels naar beneden')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Aantal/ })).toHaveCount(0);
  await other.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(other.getByText('4 van 4 regels toegevoegd.')).toBeVisible();
  await other.context().close();

  const path = new URL(page.url()).pathname;
  await logIn(page, email);
  await page.goto('/klussen');
  await page.getByRole('main').getByRole('link', { name: 'Terras 5,00 x 4,00 m' }).click();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByText('90 dagen op dit apparaat')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('the chosen rows of a project go to a quotation; a removed project is put back', async ({ page }) => {
  await keepTerrace(page);
  await page.getByRole('checkbox', { name: /^Kies Houtolie/ }).uncheck();
  await page.getByRole('button', { name: 'Vraag een offerte aan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offerte aanvragen' })).toBeVisible();
  // 974.26 - 119.90
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s854,36/)
      .first(),
  ).toBeVisible();
  await page.goto('/klussen');
  await page.getByRole('main').getByRole('link', { name: 'Terras 5,00 x 4,00 m' }).click();
  await page.getByRole('button', { name: 'Klus verwijderen' }).click();
  await expect(page.getByText('De klus is verwijderd.')).toBeVisible();
  await expect(page.getByText('Je hebt nog geen klussen')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terras 5,00 x 4,00 m' })).toBeVisible();
});
