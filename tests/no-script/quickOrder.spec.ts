import { expect, test } from 'playwright/test';

test('a quick order without scripts: typed, pasted, corrected by a press, in the cart', async ({ page }) => {
  await page.goto('/snel-bestellen');
  await page.getByRole('textbox', { name: 'Artikelnummer van regel 1', exact: true }).fill('100101');
  await page.getByRole('textbox', { name: 'Aantal van regel 1', exact: true }).fill('12');
  await page.getByRole('textbox', { name: 'Artikelnummer en aantal, één per regel' }).fill('100198;9\n999999999;1');
  await page.getByRole('button', { name: 'Controleer lijst' }).click();
  await expect(page.getByText('2 regels vragen je aandacht. Ze tellen nog niet mee.')).toBeVisible();
  await page.getByRole('button', { name: 'Maak er 3 van' }).click();
  // 12 x 6.74 = 80.88; 3 x 22.50 = 67.50.
  await expect(page.getByText(/€\s148,38/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Zet 2 artikelen in winkelwagen' }).click();
  await expect(page.getByText('2 regels staan in je winkelwagen.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Artikelnummer van regel 1', exact: true })).toHaveValue('999999999');
});

test('a file of rows without scripts', { tag: '@long' }, async ({ page }) => {
  await page.goto('/snel-bestellen');
  const buffer = Buffer.from('Artikelnummer;Aantal;Referentie\r\n100101;12;Dakkapel\r\n');
  await page.getByLabel('Bestand').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Controleer lijst' }).click();
  await expect(page.getByRole('textbox', { name: 'Artikelnummer van regel 1', exact: true })).toHaveValue('100101');
  await expect(page.getByText(/€\s80,88/).first()).toBeVisible();
  await expect(page.getByText('Referentie: Dakkapel')).toBeVisible();
  await page.getByRole('button', { name: 'Controleer lijst' }).click();
  await expect(page.getByText('Referentie: Dakkapel')).toBeVisible();
});
