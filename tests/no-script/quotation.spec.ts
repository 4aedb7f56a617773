import { expect, test } from 'playwright/test';
import { followMail } from '../support/account';

test('without scripts: a list becomes a quotation, and the link in its mail a cart', async ({ page }) => {
  const email = `sanne.${crypto.randomUUID()}@example.com`;
  await page.goto('/offerte-aanvragen');
  await page.getByLabel('Artikelnummers en aantallen').fill('100101;12\n999999;1');
  await page.getByRole('button', { name: 'Lijst toevoegen' }).click();
  await expect(page.getByRole('row', { name: /Regel 2.*We kennen dit artikelnummer niet/ })).toBeVisible();
  await page.getByRole('link', { name: 'Verder met je aanvraag' }).click();
  for (const [name, text] of [
    ['E-mailadres', email],
    ['Voornaam', 'Sanne'],
    ['Achternaam', 'Bakker'],
    ['Telefoonnummer', '0612345678'],
    ['Postcode', '1012JS'],
    ['Huisnummer', '1'],
    ['Straatnaam', 'Dam'],
    ['Plaats', 'Amsterdam'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByLabel('Vraag of opmerking').fill('Graag voor maart.');
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click();
  await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();
  await followMail(page, email, 'Je offerte');
  await page.getByRole('button', { name: 'Offerte accepteren' }).click();
  await expect(page.getByText('Je offerte staat in je winkelwagen')).toBeVisible();
  await expect(page.getByText(/Offerte 2\d{8}/)).toBeVisible();
});
