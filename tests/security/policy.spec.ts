import { expect, test } from 'playwright/test';
import { begin, fillContact, fillDutchAddress, order, pay, toPayment } from '../support/checkoutSteps';
import { filters, openListing } from '../support/listing';
import { MAKE, pageOf } from '../support/makePages';
import { policyReports } from '../support/policyReports';
import { CATEGORY, drawer, ITEMS, openDrawer, openProduct, searchField } from '../support/shop';

test('the policy has nothing to report on what opens by a press: drawer, suggestions, filters, pictures', async ({
  page,
}) => {
  const reports = await policyReports(page);
  await openListing(page, `${CATEGORY}/_Douglas`);
  await filters(page)
    .getByRole('link', { name: /^28 mm/ })
    .click();
  await expect(page.getByRole('link', { name: 'Verwijder filter 28 mm' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect.soft(reports.splice(0), 'the listing').toEqual([]);

  await openProduct(page, ITEMS.plank);
  await page.getByRole('link', { name: 'Vergroten' }).click();
  await page.getByRole('dialog', { name: 'Afbeeldingen' }).getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page).getByRole('listitem').first()).toBeVisible();
  await drawer(page).getByRole('button', { name: /^Meer/ }).click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await searchField(page).fill('douglas');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(reports, 'the product').toEqual([]);

  await page.goto('/checkout/cart');
  await openDrawer(page);
  expect(reports, 'the cart').toEqual([]);
});

test('nor on the steps of the checkout, the payment and the thanks', async ({ page }) => {
  const reports = await policyReports(page);
  await begin(page);
  await fillContact(page, `sanne.${crypto.randomUUID()}@example.com`);
  await fillDutchAddress(page);
  await toPayment(page, /Afhalen/);
  await order(page, /iDEAL/);
  await pay(page);
  expect(reports).toEqual([]);
});

test('nor on the answers to forms: an error, and the steps with an order', async ({ browser, baseURL }) => {
  const page = await pageOf('customer', browser, baseURL!);
  const reports = await policyReports(page);
  await page.goto('/customer/address/new');
  await page.getByLabel('Postcode').fill('9');
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page.getByRole('main').getByText('Controleer de gemarkeerde velden.')).toBeVisible();
  const path = await MAKE['/sales/order/view/:id']!(page);
  for (const [step, shown] of [
    ['Andere dag kiezen', 'Wanneer?'],
    ['Overeenkomst hier herroepen', 'Artikelen'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: step }).click();
    await expect(page.getByRole('group', { name: shown })).toBeVisible();
  }
  expect(reports).toEqual([]);
  await page.context().close();
});

test('what the policy blocks is told: styles, a picture of another site, HTML made of a text', async ({ page }) => {
  const reports = await policyReports(page);
  await page.goto('/klantenservice');
  const blocked: Readonly<Record<string, () => void>> = {
    'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
    'style-src-elem': () =>
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
    'img-src': () => document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' })),
    'require-trusted-types-for': () => {
      try {
        document.body.innerHTML = '<b>x</b>';
      } catch {
        // The browser throws as well as it reports.
      }
    },
  };
  for (const [directive, plant] of Object.entries(blocked)) {
    await page.evaluate(plant);
    await expect.poll(() => reports.map((report) => report.split(' ')[0]), directive).toContain(directive);
  }
});
