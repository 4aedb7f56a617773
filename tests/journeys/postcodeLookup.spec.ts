import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { begin, fillContact, forward } from '../support/checkoutSteps';
import { releaseAsAnswered, stallLookups } from '../support/releaseAsAnswered';
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

test('checkout rule 23: the list has the focus of the field whose place it takes, and the other way about @lean', async ({
  page,
}) => {
  await fill(page, '1016GV', '263');
  await page.keyboard.press('Tab');
  const additions = page.getByRole('combobox', { name: 'Toevoeging' });
  await expect(additions).toBeFocused();
  await additions.selectOption('Andere toevoeging');
  await expect(field(page, 'Toevoeging (optioneel)')).toBeFocused();
});

test('checkout rule 76: by hand the street has the focus, and looked up the postcode', async ({ page }) => {
  await page.getByRole('button', { name: 'Adres handmatig invullen' }).press('Enter');
  await expect(field(page, 'Straatnaam')).toBeFocused();
  await page.getByRole('button', { name: 'Adres automatisch zoeken' }).press('Enter');
  await expect(field(page, 'Postcode')).toBeFocused();
});

/** A new address of a customer, all but its place filled in; answers what is posted. */
async function newAddress(page: Page): Promise<URLSearchParams[]> {
  const sent: URLSearchParams[] = [];
  await page.route('**/customer/address/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    return route.fulfill({ contentType: 'text/html', body: 'sent' });
  });
  await logIn(page);
  await page.goto('/customer/address/new');
  await field(page, 'Voornaam').fill('Sanne');
  await field(page, 'Achternaam').fill('Bakker');
  await field(page, 'Telefoonnummer').fill('0612345678');
  await field(page, 'Postcode').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Adres handmatig invullen' })).toBeVisible();
  return sent;
}

const placeOf = (sent: readonly URLSearchParams[]) =>
  sent.map((fields) =>
    ['zipcode', 'housenumber', 'addition', 'street', 'city'].map(
      (name) => [...fields].find(([key]) => key === name || key.endsWith(`[${name}]`))?.[1],
    ),
  );

for (const [typed, tag, place] of [
  ['1', '@long', ['1012JS', '1', '', 'Dam', 'Amsterdam']],
  ['263 b', '@both', ['1016GV', '263', 'B', 'Prinsengracht', 'Amsterdam']],
] as const) {
  test(
    `checkout rule 75: Enter in house number ${typed} waits for the lookup, and then sends the form`,
    { tag },
    async ({ page }) => {
      const sent = await newAddress(page);
      await fill(page, place[0], typed);
      await field(page, 'Huisnummer').press('Enter');
      await expect(page.getByText('sent', { exact: true })).toBeVisible();
      expect(placeOf(sent)).toEqual([place]);
    },
  );
}

test('checkout rule 75: a press that is told as the answer comes goes on, on a form of the server and in the checkout', async ({
  page,
}) => {
  await stallLookups(page);
  const sent = await newAddress(page);
  await fill(page, '1012JS', '1');
  await releaseAsAnswered(page, page.getByRole('button', { name: 'Adres opslaan' }));
  await expect(page.getByText('sent', { exact: true })).toBeVisible();
  expect(placeOf(sent)).toEqual([['1012JS', '1', '', 'Dam', 'Amsterdam']]);

  await page.context().clearCookies();
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fill(page, '1012JS', '1');
  await releaseAsAnswered(page, forward(page, 'Naar verzending'));
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeVisible();
});

test('checkout rule 75: without an address the form waits, and leads to filling in by hand @lean', async ({ page }) => {
  const sent = await newAddress(page);
  await fill(page, '9999ZZ', '1');
  await field(page, 'Huisnummer').press('Enter');
  const byHand = page.getByRole('button', { name: /handmatig/ });
  await expect(page.getByText('Ongeldig adres. Weet je zeker dat het klopt?')).toBeVisible();
  await expect(byHand).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page, 'Straatnaam').fill('Nieuwe weg');
  await field(page, 'Plaats').fill('Verweg');
  await field(page, 'Plaats').press('Enter');
  await expect(page.getByText('sent', { exact: true })).toBeVisible();
  expect(placeOf(sent)).toEqual([['9999ZZ', '1', '', 'Nieuwe weg', 'Verweg']]);
});

test('checkout rule 22: an addition that was not chosen holds the form, and choosing it does not send it @lean', async ({
  page,
}) => {
  const sent = await newAddress(page);
  await fill(page, '1016GV', '263');
  await field(page, 'Huisnummer').press('Enter');
  const additions = page.getByRole('combobox', { name: 'Toevoeging' });
  await expect(additions).toBeFocused();
  await additions.selectOption('B');
  await expect(additions).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page.getByText('sent', { exact: true })).toBeVisible();
  expect(placeOf(sent)).toEqual([['1016GV', '263', 'B', 'Prinsengracht', 'Amsterdam']]);
});
