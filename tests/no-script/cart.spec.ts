import { expect, test } from 'playwright/test';
import { addByForm } from '../support/checkout';

test('the cart page changes by forms: quantity, coupon, removal; the checkout gives a phone number', async ({
  page,
}) => {
  await addByForm(page, '100101', 2);
  await page.goto('/checkout/cart');
  await page.getByRole('spinbutton', { name: /^Aantal van/ }).fill('12');
  await page.getByRole('button', { name: /^Wijzigen/ }).click();
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('80,88');
  await page.getByLabel('Kortingscode of cadeaubon').fill('HOUT5');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('135,83');
  await page.getByRole('link', { name: 'Afrekenen' }).click();
  await expect(page.getByRole('heading', { name: 'Afrekenen kan alleen met JavaScript' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '033 123 45 67' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar winkelwagen' }).click();
  await page.getByRole('button', { name: /^Verwijderen: Vuren/ }).click();
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
});
