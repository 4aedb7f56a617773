import { expect, test, type Page } from 'playwright/test';
import { consoleErrors } from '../support/shop';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await field(page, 'Postcode').fill(postcode);
  await field(page, 'Huisnummer').fill(houseNumber);
}

const posted = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...new FormData(document.querySelector('form')!)].filter(([name]) => name.startsWith('register[')),
    ),
  );

test.beforeEach(async ({ page }) => {
  await page.goto('/qa/postcode-lookup');
  await expect(page.getByRole('button', { name: 'Adres handmatig invullen' })).toBeVisible();
});

test("checkout rule 28: a postcode and a house number fill the server's own fields", async ({ page }) => {
  const said = consoleErrors(page);
  await fill(page, '1016 gv', '263');
  await expect(page.getByText('Adres gevonden: Prinsengracht 263, Amsterdam')).toBeVisible();
  await page.getByRole('combobox', { name: 'Toevoeging' }).selectOption('B');
  await expect
    .poll(() => posted(page))
    .toEqual({
      'register[country]': 'NL',
      'register[zipcode]': '1016GV',
      'register[housenumber]': '263',
      'register[addition]': 'B',
      'register[street]': 'Prinsengracht',
      'register[city]': 'Amsterdam',
    });
  expect(said).toEqual([]);
});

test('an address that does not exist can be typed by hand, and so can one without an answer', async ({ page }) => {
  await fill(page, '9999ZZ', '1');
  await expect(page.getByText('Ongeldig adres. Weet je zeker dat het klopt?')).toBeVisible();
  await fill(page, '5000AA', '1');
  await expect(page.getByText('Het adres kan nu niet worden opgezocht.')).toBeVisible();
  await page.getByRole('button', { name: 'Adres handmatig invullen' }).click();
  await field(page, 'Straatnaam').fill('Nieuwe weg');
  await page.getByRole('button', { name: 'Adres automatisch zoeken' }).click();
  await expect(field(page, 'Straatnaam')).toBeHidden();
});

test('checkout rule 26: BE turns manual entry on, NL turns it off', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Land' }).selectOption('BE');
  await expect(field(page, 'Straatnaam')).toBeVisible();
  await page.getByRole('combobox', { name: 'Land' }).selectOption('NL');
  await expect(field(page, 'Straatnaam')).toBeHidden();
});
