import { expect, test } from 'playwright/test';

const PLANK = '/vuren-plank-geschaafd-28-x-145-mm-240-cm';

test('a plank is sawn without scripts: rows and pasted lines, the plan, the cart', async ({ page }) => {
  await page.goto(PLANK);
  await page.getByRole('link', { name: /^Op maat gezaagd/ }).click();
  await page.getByRole('textbox', { name: 'Lengte van A in millimeter' }).fill('0,42 m');
  await page.getByRole('textbox', { name: 'Aantal van A' }).fill('4');
  await page.getByText('Plakken uit Excel').click();
  await page.getByRole('textbox', { name: 'Plak hier je kolommen' }).fill('415;3;Achterwand');
  await expect(page.getByRole('button', { name: 'Gezaagd in winkelwagen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bereken zaagplan' }).click();
  await expect(page.getByRole('img', { name: /^Plank 1 van 3\.000 mm/ })).toBeVisible();
  await expect(page.getByText('Op maat gezaagd hout kun je niet terugsturen.')).toBeVisible();
  await expect(page.getByText(/werkdag later klaar: eerste bezorgdag [a-z]+ \d+ [a-z]+\./)).toBeVisible();
  await page.getByRole('radio', { name: '360 cm' }).check();
  await page.getByRole('button', { name: 'Bereken zaagplan' }).click();
  await page.getByRole('button', { name: 'Gezaagd in winkelwagen' }).click();
  await page.goto('/checkout/cart');
  await expect(page.getByText(/1 plank van 360 cm, 7 zaagsneden, reststukken mee/)).toBeVisible();
  await page.getByRole('link', { name: 'Zaaglijst wijzigen' }).click();
  await expect(page.getByRole('textbox', { name: 'Lengte van B in millimeter' })).toHaveValue('415');
  await expect(page.getByRole('radio', { name: '360 cm' })).toBeChecked();
});
