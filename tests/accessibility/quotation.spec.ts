import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { fillContact, fillDutchAddress, forward } from '../support/checkoutSteps';
import { violations } from '../support/violations';

test('axe finds nothing in the popup, on the list and in the quotation checkout', async ({ page }) => {
  await page.goto('/qa/quotation-popup');
  await expect(page.getByRole('complementary', { name: 'Offerte aanvragen' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/offerte-aanvragen');
  const skus = ['100101', '500101', '110101', '110102', '110103', '110105', '999999'];
  await page.getByLabel('Artikelnummers en aantallen').fill(skus.map((sku) => `${sku}\t12`).join('\n'));
  await page.getByRole('button', { name: 'Lijst toevoegen' }).click();
  await page.getByText('Toegevoegde regels (6)').click();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Verder met je aanvraag' }).click();
  await fillContact(page, 'sanne@example.com');
  await fillDutchAddress(page);
  await forward(page, 'Naar overzicht').click();
  const request = page.getByRole('button', { name: 'Offerte aanvragen' });
  await expect(request).not.toHaveAttribute('aria-disabled', 'true');
  await request.click();
  await expect(page.getByText('Je moet je offerteaanvraag controleren')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the quotations of a business', { tag: '@long' }, async ({ page }) => {
  await logIn(page, 'zakelijk@example.com');
  await page.goto('/offertes');
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('row', { name: /Geldig/ })
    .getByRole('link', { name: /^Bekijk offerte/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Offerte accepteren' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
