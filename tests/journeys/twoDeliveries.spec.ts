import { expect, test } from 'playwright/test';
import { findGuestOrder } from '../support/account';
import { addByForm } from '../support/checkout';
import { begin, fillContact, fillDutchAddress, forward, order, ordersOf, pay } from '../support/checkoutSteps';
import { longDay } from '../support/longDay';
import { consoleErrors } from '../support/shop';
import { violations } from '../support/violations';

test('part now and part later: both days and charges are told, chosen, ordered, mailed and moved', async ({ page }) => {
  const said = consoleErrors(page);
  const email = `delen.${crypto.randomUUID()}@example.com`;
  await addByForm(page, '100199', 2);
  await begin(page, { sku: '100101' }, 12);
  await fillContact(page, email);
  await fillDutchAddress(page);
  await forward(page, 'Naar verzending').click();
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  await expect(page.getByRole('radio', { name: /^In één keer/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Wat er is alvast.*119,90/ }).check();
  const first = page.getByRole('region', { name: 'Bezorging 1 van 2' });
  const second = page.getByRole('region', { name: 'Bezorging 2 van 2' });
  await expect(first).toContainText('12 x Vuren plank');
  await expect(second).toContainText('2 x Lariks plank');
  await first.getByRole('radio', { name: /^Ochtend/ }).check();
  const now = await first.getByRole('radio', { checked: true }).first().inputValue();
  const later = await second.getByRole('radio', { checked: true }).first().inputValue();
  expect(await violations(page)).toEqual([]);
  await forward(page, 'Naar betaling').click();

  // 80.88 + 37.80 = 118.68; + 2 x 59.95 + 15 = 253.58. VAT by rows: 14.04 + 6.56 + 23.41 = 44.01.
  const overview = page.getByRole('region', { name: 'Overzicht van je bestelling' });
  await expect(overview).toContainText(/€\s253,58/);
  await expect(overview).toContainText(/€\s44,01/);
  await expect(overview).toContainText(`${longDay(now)}, tussen 8.00 en 12.00 uur`);
  await expect(overview).toContainText(longDay(later));
  // A reload asks the shop, which knows that it comes in two.
  await page.reload();
  await expect(overview).toContainText(/€\s253,58/);
  await order(page, /iDEAL/);
  await pay(page);
  await expect(page.getByRole('main')).toContainText('We bezorgen in twee keer');

  const [placed] = await ordersOf(page, test.info());
  expect(placed).toMatchObject({
    grand_total: 25_358,
    shipping: 13_490,
    delivery_date: now,
    delivery_part: 'morning',
    later_date: later,
    later_part: 'day',
  });
  await findGuestOrder(page, placed!.increment_id, email);
  await expect(page.getByRole('region', { name: 'Voortgang van je bestelling' })).toContainText('Bezorgd, deel 1');
  await page.getByRole('button', { name: 'Andere dag kiezen voor deel 2' }).click();
  const other = page.getByRole('radio', { checked: false, disabled: false }).first();
  const moved = await other.inputValue();
  await other.check();
  await page.getByRole('button', { name: 'Verzet mijn bezorging' }).click();
  await expect(page.getByText(/^Verzet naar/)).toBeVisible();
  const [kept] = await ordersOf(page, test.info());
  expect(kept).toMatchObject({ delivery_date: now, later_date: moved, grand_total: 25_358 });
  expect(said).toEqual([]);
});

test('cart rule 49: in the cart a choice applies at once, and is that of the checkout @both', async ({ page }) => {
  const said = consoleErrors(page);
  await addByForm(page, '100199', 2);
  await addByForm(page, '100101', 12);
  await page.goto('/checkout/cart');
  const totals = page.getByRole('region', { name: 'Totalen' });
  const inTwo = page.getByRole('radio', { name: /^Wat er is alvast/ });
  // 118.68 + 59.95 = 178.63, and with a second delivery 238.58.
  await expect(totals).toContainText(/€\s178,63/);
  await expect(page.getByRole('button', { name: 'Winkelwagen bijwerken' })).toBeHidden();
  await inTwo.check();
  await expect(totals).toContainText(/€\s238,58/);
  await expect(totals).toContainText(/In twee keer: \w+dag .* en de rest op \w+dag/);
  expect(await violations(page, 'main')).toEqual([]);
  await totals.getByRole('link', { name: 'Afrekenen' }).click();
  await expect(page.getByRole('complementary', { name: 'Je bestelling' })).toContainText(/€\s238,58/);
  await page.goBack();
  await expect(inTwo).toBeChecked();
  expect(said).toEqual([]);
});
