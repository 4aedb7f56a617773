import { expect, test } from 'playwright/test';

test('without scripts a terrace is kept as a project, whose rows go into the cart with an answer each', async ({
  page,
}) => {
  await page.goto('/terras-berekenen?length=5,00&width=4,00&oil=1');
  await page.getByRole('button', { name: 'Bewaar als klus' }).click();
  await page.getByRole('textbox', { name: 'Naam van de klus' }).fill('');
  await page.getByRole('button', { name: 'Bewaar in klus' }).click();
  await expect(page.getByRole('link', { name: 'Geef je klus een naam.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Naam van de klus' }).fill('Vlonder achtertuin');
  await page.getByRole('button', { name: 'Bewaar in klus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vlonder achtertuin' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Kies Houtolie/ }).uncheck();
  await page.getByRole('button', { name: 'Bijwerken' }).click();
  await expect(page.getByText('Alles kiezen (3 van 4 gekozen)')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Zet 3 artikelen in winkelwagen' }).click();
  await expect(page.getByText('3 van 3 regels toegevoegd.')).toBeVisible();
  await expect(page.getByText('In je winkelwagen.', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: /^Kies Houtolie/ })).not.toBeChecked();

  await page.emulateMedia({ media: 'print' });
  const name = page.locator('.shop-project__text').first();
  expect((await name.boundingBox())?.width).toBeGreaterThan(300);
  await expect(page.getByText('Niet gekozen: telt niet mee in het totaal')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Houtolie' })).toContainText(
    'Niet gekozen',
  );
  for (const hidden of ['textbox', 'button', 'checkbox', 'navigation'] as const) {
    await expect(page.getByRole(hidden), `${hidden} on paper`).toHaveCount(0);
  }
});
