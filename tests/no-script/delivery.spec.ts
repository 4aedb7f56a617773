import { expect, test } from 'playwright/test';

const BEAM = '/vuren-balk-c24-38-x-89-mm-420-cm';

test('without scripts: the promise for a postcode, in both price views, changed and forgotten', async ({ page }) => {
  await page.goto(BEAM);
  const promise = page.getByRole('region', { name: 'Bezorgen en afhalen' });
  const field = promise.getByRole('textbox', { name: 'Postcode' });
  await field.fill('1012 SS');
  await field.press('Enter');
  await expect(promise.getByText('Vul een geldige postcode in, bijvoorbeeld 1012 JS.')).toBeVisible();
  await expect(field).toHaveValue('1012 SS');
  await field.fill('1012 js');
  await field.press('Enter');
  await expect(promise.getByText(/^Eerste bezorgdag: \w+dag \d+ \w+/)).toBeVisible();
  await expect(promise.getByText(/€\s59,95/)).toBeVisible();
  await page.getByRole('button', { name: 'Excl. btw' }).click();
  await expect(page).toHaveURL(new RegExp(`${BEAM}$`));
  // 59.95 / 1.21 = 49.545.
  await expect(promise.getByText(/€\s49,55/)).toBeVisible();
  await expect(promise.getByText(/€\s59,95/)).toBeHidden();
  await promise.getByRole('link', { name: /andere postcode kiezen/ }).click();
  await promise.getByRole('button', { name: 'Vergeet mijn postcode' }).click();
  await expect(promise.getByText('Wanneer en voor hoeveel bezorgen we bij jou?')).toBeVisible();
});
