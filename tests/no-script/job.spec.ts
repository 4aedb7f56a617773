import { expect, test } from 'playwright/test';

test('a fence is calculated without scripts: mistakes, the list, the cart', { tag: '@long' }, async ({ page }) => {
  await page.goto('/tuinhout/schuttingen');
  await page.getByRole('link', { name: 'Schutting berekenen' }).first().click();
  await page.getByRole('textbox', { name: 'Lengte (m)' }).fill('500');
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(page.getByText('Vul een maat in tussen 0,5 en 30 meter. Bedoel je 5,00?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Lengte (m)' }).fill('10,00');
  await page.getByRole('combobox', { name: 'Aantal poorten' }).selectOption('1');
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(page.getByText(/Totaal voor 10,00 m/)).toBeVisible();
  await page.getByRole('button', { name: 'Alles in winkelwagen' }).click();
  await expect(page.getByText('6 van 6 regels toegevoegd.')).toBeVisible();
  await page.getByRole('link', { name: 'Bekijk winkelwagen' }).click();
  await expect(page.getByText(/€\s809,65/).first()).toBeVisible();
});
