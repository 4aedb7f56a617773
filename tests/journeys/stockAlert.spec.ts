import { expect, test } from 'playwright/test';
import { consoleErrors } from '../support/shop';
import { violations } from '../support/violations';

const MERANTI = '/meranti-balk-46-x-71-mm-300-cm';
const NAME = /Meranti balk 46\sx\s71\smm, 300\scm/;

test('shop rules 108 to 110: from an address that is wrong to a message that is confirmed, and ended', async ({
  page,
}, { project }) => {
  const said = consoleErrors(page);
  const email = `voorraad-${project.name}@example.com`;
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(MERANTI);
  const form = page.getByRole('region', { name: 'Bericht als dit er weer is' });
  await form.getByLabel('E-mailadres').fill('sanne.bakker@');
  await form.getByRole('button', { name: 'Mail me als dit er weer is' }).click();
  await expect(form.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Vul een geldig e-mailadres in\.$/);
  expect(await violations(page, 'main'), 'the form with its error').toEqual([]);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Vanaf hoeveel stuks?').selectOption('5');
  await form.getByRole('button', { name: 'Mail me als dit er weer is' }).click();
  await expect(page.getByText('Bijna klaar: bevestig je e-mailadres.')).toBeVisible();
  expect(new URL(page.url()).search, 'no address in the address').toBe('');
  expect(await violations(page, 'main'), 'asked').toEqual([]);

  await page.goto('/qa/outbox');
  const mail = page.getByRole('article', { name: 'Bevestig je voorraadbericht' }).filter({ hasText: email });
  await mail.getByRole('link', { name: /voorraadbericht/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wil je een bericht als dit er weer is?');
  await expect(page.getByRole('link', { name: NAME }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Ja, mail mij' }).click();
  await expect(page.getByText('We mailen je één keer, als er weer 5 of meer op voorraad zijn.')).toBeVisible();
  expect(await violations(page, 'main'), 'confirmed').toEqual([]);
  await page.getByRole('button', { name: 'Toch niet mailen' }).click();
  await expect(page.getByText('We mailen je niet en hebben je adres gewist.')).toBeVisible();
  expect(said).toEqual([]);
});

test('product rule 42: the form follows the choice, and asks about the variant that is sold out @lean', async ({
  page,
}) => {
  await page.goto('/qa/stock-alert');
  const box = page.locator('[data-component~=configurable-product]');
  await box.locator('form').first().hover();
  await expect(box).toHaveAttribute('data-mount-state', 'mounted');
  const choose = (label: string) => page.getByRole('radio', { name: label }).check({ force: true });
  const alert = page.getByRole('region', { name: 'Bericht als dit er weer is' });
  await choose('500 cm');
  await choose('Geïmpregneerd');
  await expect(alert).toBeVisible();
  await expect(alert.locator('input[name=sku]')).toHaveValue('200101-500-1');
  await choose('Onbehandeld');
  await expect(alert).toBeHidden();
});
