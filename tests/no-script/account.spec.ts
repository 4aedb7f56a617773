import { expect, test } from 'playwright/test';
import { fillLogin, findGuestOrder, followMail, logInByPage, orderNumberOn, register } from '../support/account';
import { addByForm, placeOrder } from '../support/checkout';
import { newCustomer } from '../support/newCustomer';
import { ITEMS, named, openProduct } from '../support/shop';

test('an account is made, confirmed by mail, and its pages change what they say', async ({ page }) => {
  const email = `zonder-script.${crypto.randomUUID()}@example.com`;
  await register(page, email);
  const created = 'Account aangemaakt. Binnen 15 minuten ontvang je een e-mail om je account te bevestigen.';
  await expect(page.getByText(`${created} Controleer ook je spamfolder.`)).toBeVisible();

  await followMail(page, email, 'Bevestig je account');
  await expect(page.getByText('Je e-mailadres is bevestigd.')).toBeVisible();
  await logInByPage(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Sanne' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Mijn account' }).getByRole('link', { name: 'Mijn adressen' }).click();
  await page.getByRole('link', { name: 'Nieuw adres' }).click();
  await page.getByLabel('Land').selectOption('België');
  await page.getByLabel('Postcode').fill('9000');
  await page.getByLabel('Huisnummer').fill('7');
  await page.getByLabel('Straatnaam').fill('Korenmarkt');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page.getByText('Adres opgeslagen.')).toBeVisible();
  await page.getByRole('button', { name: /^Verwijderen/ }).click();
  await expect(page.getByText('Adres verwijderd.')).toBeVisible();

  await page.getByRole('link', { name: 'Persoonlijke gegevens' }).click();
  await page.getByLabel('Voornaam').fill('Susan');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Gegevens opgeslagen.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Nieuwsbrief' }).click();
  await page.getByLabel('Meld je aan voor de nieuwsbrief').check();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Nieuwsbriefvoorkeur bijgewerkt.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Wachtwoord wijzigen' }).click();
  for (const [current, said] of [
    ['Welkom-02', 'Je huidige wachtwoord klopt niet.'],
    ['Welkom-01', 'Wachtwoord gewijzigd.'],
  ] as const) {
    await page.getByLabel('Huidig wachtwoord').fill(current);
    await page.getByLabel('Nieuw wachtwoord').fill('Eikenhout-9');
    await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
  }

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(
    page.getByText('Je bent uitgelogd. Je wordt binnen 5 seconden doorgestuurd naar de homepage.'),
  ).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a forgotten password is set anew by the link of a mail', async ({ page }) => {
  const email = `vergeten.${crypto.randomUUID()}@example.com`;
  await register(page, email);
  await page.goto('/customer/account/forget/');
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Wachtwoord herstellen' }).click();
  const always = 'Als er een account bij dit e-mailadres hoort, ontvang je binnen 15 minuten een e-mail';
  await expect(page.getByText(`${always} om je wachtwoord te herstellen. Controleer ook je spamfolder.`)).toBeVisible();
  await followMail(page, email, 'Herstel je wachtwoord');
  await page.getByLabel('Nieuw wachtwoord').fill('Eikenhout-9');
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await expect(page.getByText('Wachtwoord gewijzigd.')).toBeVisible();
  await logInByPage(page, email, 'Eikenhout-9');
});

test('a login that fails says no more than it must, and keeps the address', { tag: '@long' }, async ({ page }) => {
  await page.goto('/customer/account/login');
  await fillLogin(page, 'niemand@example.com', 'fout');
  await expect(page.getByRole('alert')).toContainText(
    'Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd. Probeer het later opnieuw.',
  );
  await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue('niemand@example.com');
});

test('a guest keeps a product, logs in, and finds it on the wish list', async ({ page }) => {
  const email = await newCustomer(page);
  await page.context().clearCookies();
  await openProduct(page, ITEMS.sheet);
  await page.getByRole('button', { name: 'Zet op verlanglijst', exact: true }).click();
  await expect(page.getByText('Log in, dan zetten we het product op je verlanglijst.')).toBeVisible();
  await fillLogin(page, email);
  await expect(page.getByText('Op je verlanglijst gezet.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Verlanglijst' }).click();
  const list = page.getByRole('main');
  await expect(list.getByRole('link', { name: ITEMS.sheet.name, exact: true })).toBeVisible();
  await list.getByRole('button', { name: `Verwijder van verlanglijst: ${ITEMS.sheet.name}` }).click();
  await expect(page.getByText('Van je verlanglijst verwijderd.')).toBeVisible();
  await expect(page.getByText('Je verlanglijst is leeg')).toBeVisible();
});

test('the newsletter, the welcome discount and a question of a campaign', async ({ page }) => {
  await page.goto('/');
  const block = page.getByRole('form', { name: 'Nieuwsbrief' });
  await block.getByLabel('E-mailadres').fill('nieuws@example.com');
  await block.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText('Je bent aangemeld.')).toBeVisible();

  const welcome = page.getByRole('form', { name: /welkomstkorting/ });
  await welcome.getByLabel('E-mailadres').fill('welkom@example.com');
  await welcome.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(
    page.getByText('Je bent aangemeld. Je kortingscode staat binnen 15 minuten in je mailbox.'),
  ).toBeVisible();
  await page.goto('/qa/outbox');
  const mail = page.getByRole('article', { name: 'Je 10% welkomstkorting' }).filter({ hasText: 'welkom@example.com' });
  await expect(mail).toContainText('WELKOM10');

  await page.goto('/landing/vlonder-op-maat');
  const question = page.getByRole('main');
  await question.getByLabel('Naam').fill('Sanne');
  await question.getByLabel('E-mailadres').fill('sanne@example.com');
  await question.getByLabel('Je vraag').fill('Wat kost een vlonder van 20 vierkante meter?');
  await question.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Bedankt voor je vraag. We bellen of mailen je binnen één werkdag.')).toBeVisible();
});

test('directive 2023/2673: a guest withdraws from one line of an order in two steps, once, with a receipt by mail', async ({
  page,
}) => {
  await addByForm(page, ITEMS.plank.sku, 2);
  await addByForm(page, ITEMS.sheet.sku, 1);
  await page.goto(await placeOrder(page));
  await page.getByRole('button', { name: 'Betalen' }).click();
  const number = await orderNumberOn(page);
  const find = (email: string) => findGuestOrder(page, number, email);
  await find('iemand-anders@example.com');
  await expect(page.getByRole('main').getByText('Bestelling niet gevonden.').first()).toBeVisible();
  await find('sanne@example.com');

  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
  const plank = page.getByRole('checkbox', { name: named(ITEMS.plank.name) });
  const sheet = page.getByRole('checkbox', { name: named(ITEMS.sheet.name) });
  await expect(plank).not.toBeChecked();
  await expect(sheet).not.toBeChecked();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Kies minimaal één artikel.')).toBeVisible();
  await plank.check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(plank).toBeChecked();
  await expect(sheet).not.toBeChecked();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je herroeping is ontvangen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Herroepen' })).toContainText(ITEMS.plank.name);

  await find('sanne@example.com');
  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
  await expect(plank).toBeDisabled();
  await expect(plank).toHaveAccessibleName(/Al herroepen$/);
  await expect(sheet).toBeChecked();
  await page.goto('/qa/outbox');
  const receipt = page.getByRole('article', { name: `We hebben je herroeping ontvangen: bestelling ${number}` });
  await expect(receipt).toContainText(ITEMS.plank.name);
  await expect(receipt).not.toContainText(ITEMS.sheet.name);
});

test('shop rule 96: a guest moves a delivery to another day, and is mailed', async ({ page }) => {
  await addByForm(page, ITEMS.plank.sku, 2);
  await page.goto(await placeOrder(page));
  await page.getByRole('button', { name: 'Betalen' }).click();
  const number = await orderNumberOn(page);
  await findGuestOrder(page, number, 'sanne@example.com');
  await page.getByRole('button', { name: 'Andere dag kiezen' }).click();
  const free = page.getByRole('radio').and(page.locator(':enabled:not(:checked)')).nth(1);
  await free.check();
  await page.getByRole('button', { name: 'Verzet mijn bezorging' }).click();
  await expect(page.getByText(/^Verzet naar .+ Je krijgt een mail ter bevestiging\.$/)).toBeVisible();
  await page.goto('/qa/outbox');
  await expect(page.getByRole('article', { name: `Je bestelling ${number} komt op een andere dag` })).toHaveCount(1);
});
