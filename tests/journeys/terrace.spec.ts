import { expect, test, type Page } from 'playwright/test';
import { followMail } from '../support/account';
import { fillContact, fillDutchAddress, order, ordersOf, pay, toPayment } from '../support/checkoutSteps';
import { orderedLines, quotationRows, quotedLines } from '../support/database';
import { consoleErrors, drawer, openBySearch } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

/*
 * 5.00 x 4.00 m, boards of 145 mm along the 4.00 m with 5 mm between them: (5,000 + 5) / 150 = 33.4, so 34 boards of 4 m.
 * 4,000 / 500 + 1 = 9 joists of 5 m; 34 x 9 x 2 = 612 screws, 4 boxes of 200; 20 m² x 2 / 10 = 4 litres, 2 tins of 2.5.
 * A metre costs 3.95, from 25 boards on 3.71: 34 x 14.84 = 504.56 (416.99 without VAT); 9 x 26.00 = 234.00 (193.39);
 * 4 x 28.95 = 115.80 (95.70); 2 x 59.95 = 119.90 (99.09). Together 974.26 (805.17), VAT 169.09.
 */
const LINES = [
  { sku: '200101-400-0', qty: 34, row_total: 50456, row_total_excl_tax: 41699 },
  { sku: '121102', qty: 9, row_total: 23400, row_total_excl_tax: 19339 },
  { sku: '400101-4', qty: 4, row_total: 11580, row_total_excl_tax: 9570 },
  { sku: '620101', qty: 2, row_total: 11990, row_total_excl_tax: 9909 },
];

const total = (page: Page) => page.locator('.noest-terrace .noest-totals__row--main');
const calculator = (page: Page) => page.getByRole('region', { name: 'Terras berekenen' });

/** From the category of decking to the calculator, which is alive. */
async function openCalculator(page: Page): Promise<void> {
  await page.goto('/tuinhout/vlonderplanken');
  await page.getByRole('main').getByRole('link', { name: 'Terras berekenen' }).click();
  await expect(calculator(page)).toHaveAttribute('data-mount-state', 'mounted');
}

async function fillTerrace(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Lengte (m)' }).fill('5,00');
  await page.getByRole('textbox', { name: 'Breedte (m)' }).fill('4,00');
}

test('a terrace of 5 x 4 m: from search to calculator, quotation, order and their mails', async ({ page }) => {
  const said = consoleErrors(page);
  await openBySearch(page, 'terras berekenen', 'Terras berekenen');
  await expect(calculator(page)).toHaveAttribute('data-mount-state', 'mounted');
  await fillTerrace(page);
  await expect(total(page)).toHaveText(/Totaal voor 20 m².*€\s974,26.*€\s805,17/);
  await expect(page.getByText('De laatste rij wordt maar 50 mm breed.')).toBeVisible();
  await expect(page.getByText(/allebei op 97 mm/)).toBeVisible();
  await expect(page.getByRole('img', { name: /34 rijen planken.*9 onderbalken/ })).toBeVisible();
  await page.getByRole('button', { name: 'Vraag een offerte aan' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Offerte aanvragen' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s974,26/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Verder met je aanvraag' }).click();
  const email = `terras.${crypto.randomUUID()}@example.com`;
  await fillContact(page, email);
  await fillDutchAddress(page);
  await page.getByRole('button', { name: 'Naar overzicht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht van je offerteaanvraag' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' }).check();
  const request = page.getByRole('main').getByRole('button', { name: 'Offerte aanvragen' });
  await expect(request).not.toHaveAttribute('aria-disabled', 'true');
  await request.click();
  await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();

  const build = String(test.info().project.metadata['build'] ?? 'react');
  const session = await sessionCookie(page);
  const [quotation, ...others] = quotationRows(build, session);
  expect(others).toEqual([]);
  expect(quotation).toMatchObject({ status: 'open', email, grand_total: 97426, lines: 4 });
  expect(quotedLines(build, quotation!.quote_number)).toEqual(LINES);

  await page.goto('/qa/outbox');
  const mail = page.getByRole('article', { name: new RegExp(quotation!.quote_number) });
  for (const words of ['34 x Douglas vlonderplank', '9 x Douglas balk', '4 x RVS vlonderschroef', '2 x Houtolie']) {
    await expect(mail).toContainText(words);
  }
  await expect(mail).toContainText(/€\s974,26/);

  // Above € 750 delivery in the Netherlands is free, so the order costs what the quotation did.
  await followMail(page, email, quotation!.quote_number);
  await page.getByRole('button', { name: 'Offerte accepteren' }).click();
  await expect(page.getByText('Je offerte staat in je winkelwagen')).toBeVisible();
  await page.goto('/checkout');
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /iDEAL/);
  await pay(page);
  const [placed, ...more] = await ordersOf(page, test.info());
  expect(more).toEqual([]);
  expect(placed).toMatchObject({ status: 'new', grand_total: 97426, shipping: 0 });
  expect(orderedLines(build, placed!.increment_id).map(({ sku, qty }) => ({ sku, qty }))).toEqual(
    LINES.map(({ sku, qty }) => ({ sku, qty })),
  );
  await page.goto('/qa/outbox');
  const confirmation = page.getByRole('article', { name: `Bevestiging van je bestelling ${placed!.increment_id}` });
  await expect(confirmation).toContainText(/€\s974,26/);
  expect(said).toEqual([]);
});

test('all of a terrace goes into the cart, with an answer at each row', async ({ page }) => {
  await openCalculator(page);
  await fillTerrace(page);
  await page.getByRole('button', { name: 'Alles in winkelwagen' }).click();
  await expect(
    drawer(page)
      .getByText(/€\s974,26/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('In je winkelwagen.', { exact: true })).toHaveCount(4);
  await expect(page.getByText('4 van 4 regels toegevoegd.')).toBeVisible();
});

test('a row that the shop refuses says why, and is tried again alone', async ({ page }) => {
  await openCalculator(page);
  await fillTerrace(page);
  await page.route('**/api/checkout/quote/addProductToQuote', async (route) => {
    const isScrews = (route.request().postData() ?? '').includes('"400101-4"');
    await (isScrews
      ? route.fulfill({ status: 422, json: { code: 'quantity', message: 'Het gewenste aantal is niet beschikbaar.' } })
      : route.continue());
  });
  await page.getByRole('button', { name: 'Alles in winkelwagen' }).click();
  await expect(page.getByText('3 van 4 regels toegevoegd.')).toBeVisible();
  const screws = page.getByRole('listitem').filter({ hasText: '612 schroeven' });
  await expect(screws.getByText('Het gewenste aantal is niet beschikbaar.')).toBeVisible();
  await page.unroute('**/api/checkout/quote/addProductToQuote');
  await page.getByRole('button', { name: 'Zet de rest in je winkelwagen' }).click();
  await expect(
    drawer(page)
      .getByText(/€\s974,26/)
      .first(),
  ).toBeVisible();
});

test('a terrace has an address: it is there again after a reload', async ({ page }) => {
  await openCalculator(page);
  await fillTerrace(page);
  await page.getByRole('radio', { name: /Over de lengte/ }).check();
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(page).toHaveURL(/length=5%2C00&width=4%2C00.*along=length/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Lengte (m)' })).toHaveValue('5,00');
  await expect(page.getByText(/27 rijen van 5,00\sm/)).toBeVisible();
});
