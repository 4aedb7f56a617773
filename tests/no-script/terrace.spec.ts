import { expect, test } from 'playwright/test';

test('a terrace is calculated without scripts: mistakes, the list, the cart', async ({ page }) => {
  await page.goto('/terras-berekenen');
  await page.getByRole('textbox', { name: 'Lengte (m)' }).fill('500');
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(page.getByText('Vul een lengte in tussen 0,5 en 30 meter. Bedoel je 5,00?')).toBeVisible();
  await expect(page.getByText('Vul een breedte in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Lengte (m)' }).fill('5,00');
  await page.getByRole('textbox', { name: 'Breedte (m)' }).fill('4,00');
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(page.getByText(/Totaal voor 20 m²/)).toBeVisible();
  await expect(page.getByRole('img', { name: /34 rijen planken/ })).toBeVisible();
  await page.getByRole('button', { name: 'Alles in winkelwagen' }).click();
  await expect(page.getByText('4 van 4 regels toegevoegd.')).toBeVisible();
  await expect(page.getByText('In je winkelwagen.', { exact: true })).toHaveCount(4);
  await page.getByRole('link', { name: 'Bekijk winkelwagen' }).click();
  await expect(page.getByText(/€\s974,26/).first()).toBeVisible();
});
