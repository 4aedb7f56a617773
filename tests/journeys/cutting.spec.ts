import { expect, test } from 'playwright/test';
import { fillContact, fillDutchAddress, order, ordersOf, pay, toPayment } from '../support/checkoutSteps';
import { orderedLines } from '../support/database';
import { openList, pasteList } from '../support/cutting';
import { consoleErrors, drawer } from '../support/shop';

/*
 * A plank of 28 x 145 mm costs 3.45 a metre: 8.30 of 240 cm, 10.35 of 300 cm, 12.40 of 360 cm.
 * 4 x 420 and 3 x 415 mm are 2,925 mm, with six cuts of 4 mm in between 2,949: they fit 300 cm, and behind the seventh cut
 * 3,000 - 2,925 - 7 x 4 = 47 mm are left. That is 10.35 + 7 x 0.95 = 17.00; 360 cm comes to 12.40 + 6.65 = 19.05, and of
 * 240 cm it takes two: 16.60 + 6.65 = 23.25. 75 of 3,000 mm are lost: 2.5%.
 * With delivery 17.00 + 59.95 = 76.95, VAT 17.00 - 14.05 = 2.95 and 59.95 - 49.55 = 10.40: 13.35.
 */
const EMAIL = 'zager@example.com';

test('a plank sawn into seven pieces: from search to order and mail @lean', async ({ page }) => {
  const said = consoleErrors(page);
  await openList(page);
  await pasteList(page);

  const sizes = page.getByRole('table', { name: 'Uit welke lengte?' });
  await expect(sizes.getByRole('row')).toHaveText([
    /Maat/,
    /240 cm\s*2\s*€\s16,60.*€\s23,25/,
    /300 cm\s*voordeligst\s*1\s*€\s10,35.*€\s17,-/,
    /360 cm\s*1\s*€\s12,40.*€\s19,05/,
  ]);
  await expect(page.getByRole('img', { name: /^Plank 1 van 3\.000 mm: A 420, A 420/ })).toBeVisible();
  await expect(page.getByText('47 mm', { exact: true })).toBeVisible();
  await expect(page.getByText('2,5%')).toBeVisible();
  await expect(page.getByText('Op maat gezaagd hout kun je niet terugsturen.')).toBeVisible();
  await expect(page.getByText(/werkdag later klaar: eerste bezorgdag [a-z]+ \d+ [a-z]+\./)).toBeVisible();
  await page.getByRole('button', { name: 'Gezaagd in winkelwagen' }).click();

  const line = drawer(page).getByRole('listitem').filter({ hasText: 'op maat gezaagd' });
  await expect(line.getByText(/1 plank van 300 cm, 7 zaagsneden, reststukken mee/)).toBeVisible();
  await line.getByText('Zaaglijst, 7 stukken').click();
  await expect(line.getByText('A 4 x 420 mm, Planken')).toBeVisible();
  await expect(line.getByRole('link', { name: 'Zaaglijst wijzigen' })).toBeVisible();
  await expect(line.getByRole('spinbutton')).toHaveCount(0);
  await drawer(page).getByRole('link', { name: 'Afrekenen' }).click();

  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await toPayment(page, /Bezorging aan huis/);
  const summary = page.getByRole('complementary', { name: 'Je bestelling' });
  await expect(summary.getByText('B 3 x 415 mm, Achterwand')).toBeVisible();
  await expect(summary.getByText('Op maat gezaagd hout kun je niet terugsturen.')).toBeVisible();
  await expect(summary.getByText(/€\s76,95/).first()).toBeVisible();
  await order(page, /iDEAL/);
  await pay(page);
  await expect(page.getByText('A 4 x 420 mm, Planken').first()).toBeAttached();
  await expect(page.getByText('Op maat gezaagd hout kun je niet terugsturen.').first()).toBeVisible();
  await expect(page.getByText(/bedenktijd na ontvangst/)).toHaveCount(0);

  const [placed, ...others] = await ordersOf(page, test.info());
  expect(others).toEqual([]);
  expect(placed).toMatchObject({ status: 'new', grand_total: 7695, shipping: 5995 });
  const lines = orderedLines(String(test.info().project.metadata['build'] ?? 'react'), placed!.increment_id);
  expect(lines).toEqual([
    expect.objectContaining({ sku: '110110', qty: 1, row_total: 1700, row_total_excl_tax: 1405 }),
  ]);
  expect(JSON.parse(lines[0]!.configuration)).toMatchObject({
    product_option: {
      extension_attributes: {
        cutting_list: {
          pieces: [
            { length: 420, qty: 4, name: 'Planken' },
            { length: 415, qty: 3, name: 'Achterwand' },
          ],
          keep_rests: true,
        },
      },
    },
  });

  await page.goto('/qa/outbox');
  const mail = page.getByRole('article', { name: `Bevestiging van je bestelling ${placed!.increment_id}` });
  await expect(mail).toContainText('A 4 x 420 mm, Planken');
  await expect(mail).toContainText('B 3 x 415 mm, Achterwand');
  await expect(mail).toContainText('Op maat gezaagd hout kun je niet terugsturen.');
  await expect(mail).toContainText(/€\s17,-/);
  expect(said).toEqual([]);
});

test('a list is changed from the cart, and replaces its line', async ({ page }) => {
  await openList(page);
  await pasteList(page);
  await page.getByRole('radio', { name: '360 cm' }).check();
  await page.getByRole('button', { name: 'Gezaagd in winkelwagen' }).click();
  await drawer(page).getByRole('link', { name: 'Zaaglijst wijzigen' }).click();
  const list = page.getByRole('region', { name: 'Op maat gezaagd' });
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-mount-state', 'mounted');
  await expect(page.getByRole('textbox', { name: 'Lengte van A in millimeter' })).toHaveValue('420');
  await expect(page.getByRole('radio', { name: '360 cm' })).toBeChecked();
  await page.getByRole('button', { name: 'Verwijder regel B' }).click();
  await page.getByRole('button', { name: 'Zaaglijst bijwerken' }).click();
  await expect(page.getByText('Je winkelwagen is bijgewerkt')).toBeVisible();
  await page.goto('/checkout/cart');
  const lines = page.getByRole('list', { name: 'Artikelen' });
  await expect(lines.getByText('1 plank van 360 cm, 4 zaagsneden, reststukken mee')).toBeVisible();
  await lines.getByText('Zaaglijst, 4 stukken').click();
  await expect(lines.getByText(/^[AB] \d/)).toHaveText(['A 4 x 420 mm, Planken']);
});

test('cutting rule 10: the list of a line that is gone goes to the cart as a new one', async ({ page, context }) => {
  await openList(page);
  await pasteList(page);
  await page.getByRole('button', { name: 'Gezaagd in winkelwagen' }).click();
  await drawer(page).getByRole('link', { name: 'Zaaglijst wijzigen' }).click();
  const list = page.getByRole('region', { name: 'Op maat gezaagd' });
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-mount-state', 'mounted');
  await expect(list.getByText('Je wijzigt een artikel in je winkelwagen.')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/checkout/cart');
  await other.getByRole('button', { name: /^Verwijder/ }).click();
  await expect(other.getByText(/is leeg/)).toBeVisible();
  await other.close();

  await list.getByRole('button', { name: 'Verwijder regel B' }).click();
  await list.getByRole('button', { name: 'Zaaglijst bijwerken' }).click();
  const alert = list.getByRole('alert').filter({ hasText: 'Dit artikel zit niet meer in je winkelwagen.' });
  await alert.getByRole('link', { name: 'Voeg het als nieuw artikel toe' }).click();
  await expect(page).not.toHaveURL(/item=/);
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('button', { name: 'Gezaagd in winkelwagen' }).click();
  await drawer(page).getByText('Zaaglijst, 4 stukken').click();
  await expect(drawer(page).getByText(/^[AB] \d/)).toHaveText(['A 4 x 420 mm, Planken']);
});
