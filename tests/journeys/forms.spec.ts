import { expect, test, type Page } from 'playwright/test';
import { press } from '../support/press';
import { consoleErrors } from '../support/shop';

const form = (page: Page) => page.getByRole('form', { name: 'Sent without leaving the page' });
const ready = (page: Page, name: string) =>
  expect(page.locator(`[data-component~="${name}"]:not([data-mount-state="mounted"])`)).toHaveCount(0);

test('shared rules 25 and 29: a form shows its errors at its fields and in a summary that leads to them, and goes when all is mended', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await page.goto('/qa/form');
  await ready(page, 'form');
  await form(page).getByRole('button', { name: 'Versturen' }).click();
  const firstName = form(page).getByRole('textbox', { name: 'Voornaam' });
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Voornaam is verplicht.');
  await form(page).getByRole('link', { name: 'Postcode is verplicht.' }).click();
  const postcode = form(page).getByRole('textbox', { name: 'Postcode' });
  await expect(postcode).toBeFocused();

  await firstName.fill('Sanne');
  await form(page).getByRole('textbox', { name: 'E-mailadres', exact: true }).fill('sanne@example.com');
  await form(page).getByRole('textbox', { name: 'Herhaal e-mailadres' }).fill('sanna@example.com');
  await postcode.fill('12');
  await expect(postcode).toHaveAccessibleDescription('vier cijfers en twee letters Vul een postcode in zoals 1234 AB.');
  await expect(form(page).getByText('De e-mailadressen komen niet overeen.')).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Herhaal e-mailadres' }).fill('sanne@example.com');
  await postcode.fill('1234 ab');
  await postcode.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText('Je bericht is verstuurd.');
  expect(said).toEqual([]);
});

test('a press on the button ends in its click, though the field that is left by it has something to complain of', async ({
  page,
}) => {
  await page.goto('/qa/form');
  await ready(page, 'form');
  const address = form(page).getByRole('textbox', { name: 'E-mailadres', exact: true });
  const again = form(page).getByRole('textbox', { name: 'Herhaal e-mailadres' });
  // Wrong by another field, so that leaving it shows the error: a check after its last key could come before the press.
  await address.fill('sanne@example.com');
  await again.fill('sanne@example.com');
  await address.focus();
  await address.fill('sanna@example.com');
  await again.focus();
  await press(page, form(page).getByRole('button', { name: 'Versturen' }));
  await expect(form(page).getByRole('link', { name: 'Voornaam is verplicht.' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on another field has the one it leaves say what is wrong with it', async ({ page }) => {
    await page.goto('/qa/form');
    await ready(page, 'form');
    const address = form(page).getByRole('textbox', { name: 'E-mailadres', exact: true });
    const again = form(page).getByRole('textbox', { name: 'Herhaal e-mailadres' });
    await address.fill('sanne@example.com');
    await again.fill('sanne@example.com');
    await address.tap();
    await address.fill('sanna@example.com');
    await again.tap();
    await form(page).getByRole('textbox', { name: 'Postcode' }).tap();
    await expect(form(page).getByText('De e-mailadressen komen niet overeen.')).toBeVisible();
  });
});

test('account rules 6 and 9: a wrong number of a business shows an error; the chamber number belongs to the Netherlands', async ({
  page,
}) => {
  await page.goto('/customer/account/register/business');
  const main = page.getByRole('main');
  const chamber = main.getByRole('textbox', { name: 'KVK-nummer' });
  await chamber.focus();
  await ready(page, 'form');
  for (const [name, value, words] of [
    ['KVK-nummer', '123', 'Vul een geldig KVK-nummer in.'],
    ['Btw-nummer', 'NL123', 'Vul een geldig btw-nummer in.'],
    ['Voornaam', '12', 'Voornaam is niet geldig.'],
    ['Achternaam', '12', 'Achternaam is niet geldig.'],
    ['Telefoonnummer', '12', 'Telefoonnummer is niet geldig.'],
    ['Wachtwoord', 'hout', 'Vul minimaal 8 tekens in.'],
    ['Wachtwoord', 'hout'.repeat(33), 'Vul maximaal 128 tekens in.'],
  ] as const) {
    const field = main.getByLabel(name);
    await field.fill(value);
    await field.press('Tab');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
  }

  await page.goto('/qa/country-fields');
  await expect(chamber).toBeVisible();
  await ready(page, 'country-fields');
  await page.getByRole('combobox', { name: 'Land' }).selectOption('BE');
  await expect(chamber).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Ondernemingsnummer' })).toBeVisible();
});

test('account rule 10: a password shows how strong it is', async ({ page }) => {
  await page.goto('/qa/password-strength');
  await ready(page, 'password-strength');
  const field = page.getByRole('textbox', { name: 'Wachtwoord' });
  for (const [password, strength] of [
    ['hout', 'Zwak'],
    ['Hout1!', 'Matig'],
    ['Hout-en-1', 'Sterk'],
  ] as const) {
    await field.fill(password);
    await expect(page.getByRole('status')).toHaveText(`Wachtwoordsterkte: ${strength}`);
  }
});

test('the newsletter says in a line how it went, and keeps the address', async ({ page }) => {
  await page.goto('/qa/newsletter');
  const address = page.getByRole('main').getByRole('textbox', { name: 'E-mailadres' });
  await address.focus();
  await ready(page, 'newsletter');
  const line = page.getByRole('main').getByRole('status');
  await address.fill('sanne');
  await address.press('Enter');
  await expect(line).toHaveText('Vul een geldig e-mailadres in.');
  await expect(address).toHaveAccessibleDescription('Vul een geldig e-mailadres in.');
  await expect(address).toBeFocused();

  await address.fill('sanne@example.com');
  await page.route('**/newsletter/subscribe', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(line).toHaveText('Er is iets misgegaan, probeer het opnieuw.');
  await page.unroute('**/newsletter/subscribe');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(line).toHaveText('Je bent aangemeld.');
  await expect(address).toHaveValue('sanne@example.com');
});

test('the welcome discount and a landing page are asked for without leaving the page', async ({ page }) => {
  await page.goto('/qa/welcome-discount');
  // Not a moment is waited: an early submit is kept for the part.
  await page.getByRole('main').getByRole('textbox', { name: 'E-mailadres' }).fill('korting@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText(/Je kortingscode staat binnen 15 minuten/)).toBeVisible();

  await page.goto('/landing/vlonder-op-maat');
  await ready(page, 'landing-form');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Versturen' }).click();
  await expect(main.getByRole('textbox', { name: 'Naam' })).toHaveAccessibleDescription('Naam is verplicht.');
  await main.getByRole('textbox', { name: 'Naam' }).fill('Sanne');
  await main.getByRole('textbox', { name: 'E-mailadres' }).fill('sanne@example.com');
  await main.getByRole('textbox', { name: 'Je vraag' }).fill('Wat kost een vlonder van 20 vierkante meter?');
  await main.getByRole('button', { name: 'Versturen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: /^Bedankt voor je vraag/ })).toBeVisible();
  await expect(page).toHaveURL(/vlonder-op-maat$/);
});
