import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { addByForm } from '../support/checkout';
import { begin, field, fillContact, fillDutchAddress, fillPerson, forward, toPayment } from '../support/checkoutSteps';
import { quotationRows } from '../support/database';
import { newCustomer } from '../support/newCustomer';
import { ITEMS, consoleErrors } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

const popup = (page: Page) => page.getByRole('complementary', { name: 'Offerte aanvragen' });
const request = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Offerte aanvragen' });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function rows(page: Page) {
  const session = await sessionCookie(page);
  return quotationRows(String(test.info().project.metadata['build'] ?? 'react'), session);
}

async function toOverview(page: Page): Promise<void> {
  await forward(page, 'Naar overzicht').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht van je offerteaanvraag' })).toBeFocused();
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' }).check();
  await expect(request(page)).not.toHaveAttribute('aria-disabled', 'true');
}

test('a guest: from the popup of the checkout to a quotation that is accepted once', async ({ page }) => {
  const said = consoleErrors(page);
  await addByForm(page, ITEMS.plank.sku, 12);
  await test.step('three minutes into the checkout the popup is there, with the focus where it was', async () => {
    await page.clock.install();
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
    await expect(page.locator('[data-component="quotation-popup"]')).toHaveAttribute('data-mount-state', 'mounted');
    await field(page, 'E-mailadres').focus();
    // What is being fetched would be given up when the clock jumps.
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('03:01');
    await expect(popup(page)).toBeHidden();
    await page.getByRole('checkbox', { name: /Verzendadres wijkt af/ }).focus();
    await page.clock.runFor(100);
    await expect(popup(page)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Verzendadres wijkt af/ })).toBeFocused();
    await popup(page).getByRole('button', { name: 'Offerte aanvragen' }).click();
    await page.waitForURL('**/offerte-aanvragen');
    await page.clock.resume();
  });

  await test.step('a pasted list: good rows are kept, the wrong one says why', async () => {
    await page.getByLabel('Artikelnummers en aantallen').fill('500101\t2\n999999\t1');
    await page.getByRole('button', { name: 'Lijst toevoegen' }).click();
    await expect(page.getByRole('row', { name: /Regel 2.*We kennen dit artikelnummer niet/ })).toBeVisible();
    await page.getByRole('link', { name: 'Verder met je aanvraag' }).click();
  });

  await test.step('pressed twice it is one quotation', async () => {
    await fillContact(page, 'sanne@example.com');
    await fillDutchAddress(page);
    await toOverview(page);
    await expect(block(page, 'Verzendadres & factuuradres')).toContainText('Dam 1');
    await expect(block(page, 'Factuuradres')).toHaveCount(0);
    await page.getByLabel('Heb je vragen of opmerkingen?').fill('Graag voor maart.');
    await request(page).click();
    await expect(page.getByText('Je moet je offerteaanvraag controleren en akkoord gaan.')).toBeVisible();
    await agree(page);
    await request(page).dblclick();
    await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();
    expect(await rows(page)).toMatchObject([
      { status: 'open', email: 'sanne@example.com', customer_note: 'Graag voor maart.', lines: 2 },
    ]);
  });

  await test.step('accepted, it is a cart at its prices; from another tab it is not accepted again', async () => {
    await page.getByRole('link', { name: 'Bekijk offerte' }).click();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.getByRole('button', { name: 'Offerte accepteren' }).click();
    await expect(page.getByText('Je offerte staat in je winkelwagen')).toBeVisible();
    await expect(page.getByText(/Offerte 2\d{8}/).first()).toBeVisible();
    await other.getByRole('button', { name: 'Offerte accepteren' }).click();
    await expect(other.getByText('Je hebt deze offerte al geaccepteerd.').first()).toBeVisible();
    expect(await rows(page)).toMatchObject([{ status: 'accepted' }]);
  });
  expect(said).toEqual([]);
});

test(
  'a customer, billed elsewhere, by keyboard: payment methods are collected, and the quotation is in the account',
  { tag: '@long' },
  async ({ page }) => {
    const email = await newCustomer(page);
    await logIn(page, email);
    await addByForm(page, ITEMS.plank.sku, 12);
    await page.goto('/offerte-aanvragen/checkout');
    await expect(field(page, 'E-mailadres')).toHaveValue(email);
    await page.getByRole('checkbox', { name: 'Factuuradres is gelijk aan verzendadres' }).focus();
    await page.keyboard.press('Space');
    const billing = page.getByRole('group', { name: 'Factuuradres' });
    await billing.getByRole('combobox', { name: 'Kies een adres' }).selectOption('Nieuw adres');
    await billing.getByLabel('Voornaam').fill('Joost');
    await billing.getByLabel('Achternaam').fill('Peeters');
    await billing.getByLabel('Telefoonnummer').fill('0612345678');
    await billing.getByLabel('Postcode').fill('3011AD');
    await billing.getByLabel('Huisnummer').fill('40');
    await expect(page.getByText('Adres gevonden: Coolsingel 40, Rotterdam')).toBeVisible();

    const collected = page.waitForRequest('**/collectPaymentMethods');
    await page.keyboard.press('Enter');
    expect((await (await collected).response())?.status()).toBe(200);
    await expect(block(page, 'Verzendadres')).toContainText('Stadsplateau 1');
    await expect(block(page, 'Factuuradres')).toContainText('Coolsingel 40');
    await block(page, 'Factuuradres').getByRole('button', { name: 'Wijzigen: Factuuradres' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeFocused();
    await toOverview(page);
    const agreement = page.getByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' });
    await expect(agreement).toBeEnabled();
    await agreement.press('Space');
    await expect(request(page)).not.toHaveAttribute('aria-disabled', 'true');
    await request(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();

    const [row] = await rows(page);
    expect(row).toMatchObject({ email, status: 'open', lines: 1 });
    await page.goto('/offertes');
    await page.getByRole('link', { name: `Bekijk offerte ${row?.quote_number}` }).click();
    await expect(page.getByRole('region', { name: `Offerte ${row?.quote_number}` })).toContainText('Coolsingel 40');
    await test.step('on paper it has the letterhead of the shop, and nothing to press', async () => {
      const letterhead = page.locator('.shop-letterhead').getByText('KVK 87654321');
      await expect(letterhead).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(letterhead).toBeVisible();
      for (const role of ['banner', 'navigation', 'button', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
    });
  },
);

test(
  'a business, billed as it is registered, asks for a quotation for a building site',
  { tag: '@long' },
  async ({ page }) => {
    const email = await newCustomer(page, 'business');
    await logIn(page, email);
    await addByForm(page, ITEMS.plank.sku, 12);
    await page.goto('/offerte-aanvragen/checkout');
    await expect(block(page, 'Factuuradres')).toContainText('NL123456782B90');
    await expect(block(page, 'Factuuradres').getByRole('textbox')).toHaveCount(0);
    const site = page.getByRole('group', { name: 'Verzendadres' });
    await site.getByRole('combobox', { name: 'Kies een adres' }).selectOption('Nieuw adres');
    await site.getByLabel('Bedrijfsnaam').fill('Timmerwerk De Bakker B.V.');
    await site.getByLabel('KVK-nummer').fill('12345678');
    await fillPerson(page);
    await fillDutchAddress(page);
    await toOverview(page);
    await expect(block(page, 'Verzendadres')).toContainText('Dam 1');
    await expect(block(page, 'Factuuradres')).toContainText('Stadsplateau 1');
    await agree(page);
    await request(page).click();
    await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();

    const [row] = await rows(page);
    expect(row).toMatchObject({ status: 'open', email, volume_discount: 809, lines: 1 });
    await page.getByRole('link', { name: 'Bekijk offerte' }).click();
    const quotation = page.getByRole('region', { name: `Offerte ${row?.quote_number}` });
    for (const words of ['Dam 1', 'Stadsplateau 1', 'KVK-nummer 12345678', 'Btw-nummer NL123456782B90']) {
      await expect(quotation).toContainText(words);
    }
  },
);

test('a business chooses the quotation in the checkout: other headings, another button, no address', async ({
  page,
}) => {
  const email = await newCustomer(page, 'business');
  await logIn(page, email);
  await begin(page);
  await toPayment(page, /Bezorging aan huis/);
  await expect(page.getByText('Je bestelling wordt bezorgd op')).toBeVisible();
  await expect(page.getByRole('radio', { name: /[Oo]fferte/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kies voor een offerte' }).click();
  await expect(page.getByRole('heading', { name: 'Overzicht van je offerte' })).toBeVisible();
  await expect(page.getByText('Je bestelling wordt bezorgd op')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' }).check();
  await expect(request(page)).not.toHaveAttribute('aria-disabled', 'true');
  await request(page).click();
  await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();
  const [row] = await rows(page);
  expect(row).toMatchObject({ status: 'open', email, volume_discount: 69 });
  await page.getByRole('link', { name: 'Bekijk offerte' }).click();
  await expect(page.getByRole('region', { name: `Offerte ${row?.quote_number}` })).toContainText('Extra volumekorting');
});
