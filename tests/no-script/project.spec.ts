import { expect, test } from 'playwright/test';

test('without scripts a terrace is kept as a project, whose rows go into the cart with an answer each', async ({
  page,
}) => {
  await page.goto('/terras-berekenen?length=5,00&width=4,00&oil=1');
  await page.getByRole('button', { name: 'Bewaar als klus' }).click();
  await page.getByRole('textbox', { name: 'Naam van de klus' }).fill('');
  await page.getByRole('button', { name: 'Bewaar in klus' }).click();
  await expect(page.getByText('Geef je klus een naam.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Naam van de klus' }).fill('Vlonder achtertuin');
  await page.getByRole('button', { name: 'Bewaar in klus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vlonder achtertuin' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Kies Houtolie/ }).uncheck();
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(page.getByText('3 van 3 regels toegevoegd.')).toBeVisible();
  await expect(page.getByText('In je winkelwagen.', { exact: true })).toHaveCount(3);
});
