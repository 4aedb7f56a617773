import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { newCustomer } from '../support/newCustomer';

test('account rules 22 and 23 and shop rule 115: a review, and no request for another, without scripts', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page, await newCustomer(page));
  await page.goto('/review/new?sku=100101');
  await page.getByLabel('Titel').fill('Recht en droog');
  await page.getByLabel('Je review').fill('Netjes geschaafd en goed verpakt.');
  await expect(page.getByText('op de site met je voornaam en de datum')).toBeVisible();
  await page.getByRole('button', { name: 'Plaats review' }).click();
  const stars = page.getByRole('group', { name: 'Je beoordeling' });
  await expect(stars).toHaveAccessibleDescription('Geef een aantal sterren.');
  await expect(page.getByLabel('Titel')).toHaveValue('Recht en droog');
  await stars.getByRole('radio', { name: '4 sterren' }).check();
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText('Bedankt voor je review.')).toBeVisible();

  await page.goto('/review/new?sku=100101');
  await page.getByRole('link', { name: 'Niet meer vragen' }).click();
  await page.getByRole('button', { name: 'Niet meer vragen' }).click();
  await expect(page.getByText('We vragen je niet meer om een review.')).toBeVisible();
  await page.goto('/review/new?sku=100101');
  await expect(page.getByRole('link', { name: 'Niet meer vragen' })).toHaveCount(0);
});
