import { expect, test } from 'playwright/test';

test('shop rules 108 and 111: what is sold out, without scripts: a message, and what comes nearest', async ({
  page,
}) => {
  await page.goto('/meranti-balk-46-x-71-mm-300-cm');
  await page.getByLabel('E-mailadres').first().fill('zonder-scripts@example.com');
  await page.getByRole('button', { name: 'Mail me als dit er weer is' }).click();
  await expect(page.getByText('We stuurden een mail naar zonder-scripts@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Mail opnieuw sturen' }).click();
  await expect(page.getByText('Bijna klaar: bevestig je e-mailadres.')).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar het product' }).click();
  const equals = page.getByRole('region', { name: 'Wel te leveren' }).getByRole('listitem');
  await expect(equals.first()).toContainText('2 mm dunner, 2 mm smaller');
  await equals.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vuren balk C24 44\sx\s69\smm, 360\scm$/);
  await expect(page.getByRole('button', { name: 'In winkelwagen' }).first()).toBeVisible();
});
