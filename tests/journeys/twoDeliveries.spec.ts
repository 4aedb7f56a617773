import { expect, test } from 'playwright/test';
import { findGuestOrder } from '../support/account';
import { addByForm } from '../support/checkout';
import { begin, fillContact, fillDutchAddress, forward, order, ordersOf, pay } from '../support/checkoutSteps';
import { longDay } from '../support/longDay';
import { putInStock } from '../support/database';
import { consoleErrors, drawer } from '../support/shop';
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

test(
  'shop rule 144: three now and seven later of one line: told, chosen, ordered and mailed',
  { tag: '@long' },
  async ({ page }) => {
    const said = consoleErrors(page);
    const email = `deels.${crypto.randomUUID()}@example.com`;
    putInStock(String(test.info().project.metadata['build'] ?? 'react'), '112105', 3);
    await page.goto('/eiken-plank-geschaafd-26-x-160-mm-300-cm?qty=10');
    await expect(page.getByText('3 op voorraad, meer binnen 21 dagen').first()).toBeVisible();
    await page.locator('.noest-buy-form').first().getByRole('button', { name: 'In winkelwagen' }).click();
    await drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' }).click();
    const totals = page.getByRole('region', { name: 'Totalen' });
    // From 10 on 3% less: 36.67 each, 366.70 + 59.95 = 426.65.
    await expect(totals).toContainText(/€\s426,65/);
    await expect(page.getByText(/^3 op voorraad, 7 vanaf \w+dag \d+ \w+$/)).toBeVisible();
    // Three are 3 x 37.80 = 113.40 + 59.95 = 173.35.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Alleen 3: Eiken plank/ })
      .click();
    await expect(totals).toContainText(/€\s173,35/);
    await page.getByRole('main').getByRole('spinbutton').fill('10');
    await page.getByRole('main').getByRole('spinbutton').press('Enter');
    await expect(totals).toContainText(/€\s426,65/);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^In één keer/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Wat er is alvast.*119,90/ }).check();
    // 366.70 + 119.90.
    await expect(totals).toContainText(/€\s486,60/);
    await expect(page.getByText(/^3 op \w+dag \d+ \w+, 7 op \w+dag \d+ \w+$/)).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);

    await totals.getByRole('link', { name: 'Afrekenen' }).click();
    await fillContact(page, email);
    await fillDutchAddress(page);
    await forward(page, 'Naar verzending').click();
    await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
    await expect(page.getByRole('region', { name: 'Bezorging 1 van 2' })).toContainText('3 x Eiken plank');
    await expect(page.getByRole('region', { name: 'Bezorging 2 van 2' })).toContainText('7 x Eiken plank');
    await forward(page, 'Naar betaling').click();
    await expect(page.getByRole('region', { name: 'Overzicht van je bestelling' })).toContainText(/€\s486,60/);
    await order(page, /iDEAL/);
    await pay(page);
    const [placed] = await ordersOf(page, test.info());
    expect(placed).toMatchObject({ grand_total: 48_660, shipping: 11_990 });
    await findGuestOrder(page, placed!.increment_id, email);
    await expect(page.getByRole('main')).toContainText('3 x Eiken plank');
    await expect(page.getByRole('main')).toContainText('7 x Eiken plank');
    await page.goto('/qa/outbox');
    const mail = page.getByRole('article').filter({ hasText: email }).first();
    await expect(mail).toContainText(/dag \d+ \w+: 3 x Eiken plank/);
    await expect(mail).toContainText(/dag \d+ \w+: 7 x Eiken plank/);
    expect(said).toEqual([]);
  },
);

test('cart rule 49: in the cart a choice applies at once, and is that of the checkout @lean', async ({ page }) => {
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
