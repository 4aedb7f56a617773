import { expect, test, type Page } from 'playwright/test';
import { quoteConfigurations } from '../support/database';
import { pageOfError } from '../support/checkout';
import { OBSERVE_SHIFTS, shiftsOf } from '../support/shifts';
import { ITEMS, consoleErrors, drawer, openProduct } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';
import { hold } from '../support/hold';

const box = (page: Page) => page.locator('.noest-purchase');
const choose = (page: Page, name: string) => box(page).getByRole('radio', { name }).check({ force: true });
const buy = (page: Page, name = 'In winkelwagen') => box(page).getByRole('button', { name });
const total = (page: Page) => box(page).getByText(/^Totaal/);

async function alive(page: Page): Promise<void> {
  // A pointer that rested here as the page came is no sign of interest.
  await page.mouse.move(0, 0);
  await box(page).locator('form').first().hover();
  await expect(box(page)).toHaveAttribute('data-mount-state', 'mounted');
}

test('configurable: price, SKU, pictures, address and structured data follow the choice, and the cart gets it @both', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await openProduct(page, ITEMS.configurable);
  await alive(page);
  await expect(box(page).getByText('Vanaf', { exact: true })).toBeVisible();

  await choose(page, '400 cm');
  await choose(page, 'Zwart gebeitst');
  await expect(page).toHaveURL(/lengte=400\+cm&afwerking=Zwart\+gebeitst/);
  await expect(page.getByText('Artikelnummer 200101-400-2')).toBeVisible();
  await expect(box(page).getByText(/€\s19,80.*per plank van 400 cm/)).toBeVisible();
  const pictures = page.getByRole('group', { name: 'Afbeeldingen', exact: true }).first();
  await expect(pictures.getByRole('img').first()).toHaveAttribute('src', /vlonderplank-zwart/);
  const data = page.locator('script[type="application/ld+json"]').last();
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    sku: '200101-400-2',
    offers: { '@type': 'Offer', price: '19.80', availability: 'https://schema.org/InStock' },
  });

  await box(page).getByRole('spinbutton', { name: 'Aantal' }).fill('12');
  await expect(box(page).getByText('12 planken, 48 m¹')).toBeVisible();
  await expect(total(page)).toHaveText(/€\s230,40/);
  await buy(page).click();
  await expect(drawer(page).getByText('Zwart gebeitst')).toBeVisible();
  expect(said).toEqual([]);
});

test('configurable: by keyboard chosen and bought in the order in which it reads; a choice that is dropped says so', async ({
  page,
}) => {
  await openProduct(page, ITEMS.configurable);
  await alive(page);

  await test.step('each control is reached by its name', async () => {
    await box(page).getByRole('radio', { name: '300 cm' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(box(page).getByRole('radio', { name: '400 cm' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(box(page).getByRole('radio', { name: 'Onbehandeld' })).toBeFocused();
    await page.keyboard.press('Space');
    for (const [role, name] of [
      ['button', 'Minder'],
      ['spinbutton', 'Aantal'],
      ['button', 'Meer'],
      ['button', 'In winkelwagen'],
      ['button', 'Gratis proefstuk aanvragen'],
      ['button', `Zet op verlanglijst: ${ITEMS.configurable.name}`],
      ['link', 'Bewaar in klus'],
      ['link', 'Vergelijk'],
      ['button', 'Vanaf 1'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(box(page).getByRole(role, { name, exact: true }), name).toBeFocused();
    }
    await buy(page).press('Enter');
    await expect(drawer(page).getByText('Onbehandeld')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('a choice earlier in the order drops the later ones; what is not there is marked', async () => {
    await choose(page, '400 cm');
    await choose(page, 'Zwart gebeitst');
    await choose(page, '500 cm');
    await expect(box(page).getByRole('status').first()).toHaveText(
      'Je keuze voor afwerking is vervallen: kies opnieuw.',
    );
    await expect(box(page).getByRole('radio', { name: /Zwart gebeitst.*niet leverbaar/ })).toBeDisabled();
    await expect(box(page).getByText('Zwart gebeitst is er niet in 500 cm.')).toBeVisible();
    await buy(page).click();
    await expect(box(page).getByRole('alert').filter({ hasText: 'Kies afwerking' })).toBeVisible();
    await expect(box(page).getByRole('radio', { name: 'Onbehandeld' })).toBeFocused();
  });
});

test('product rules 23 and 24: a shared address opens with its choice, and a line of the cart is chosen anew from there', async ({
  page,
}, info) => {
  await page.goto('/douglas-vlonderplank-28-x-145-mm?lengte=300+cm&afwerking=Onbehandeld');
  await expect(box(page).getByRole('radio', { name: '300 cm' })).toBeChecked();
  await buy(page).click();
  const link = drawer(page).getByRole('link', { name: /Douglas vlonderplank/ });
  await expect(link).toBeVisible();
  await page.goto((await link.getAttribute('href')) ?? '');

  await alive(page);
  await expect(box(page).getByText('Je wijzigt een artikel in je winkelwagen.')).toBeVisible();
  await expect(box(page).getByRole('radio', { name: 'Onbehandeld' })).toBeChecked();
  await choose(page, 'Geïmpregneerd');
  await buy(page, 'Winkelwagen bijwerken').click();
  await expect(page.getByText('Je winkelwagen is bijgewerkt')).toBeVisible();
  const rows = quoteConfigurations(String(info.project.metadata['build']), await sessionCookie(page));
  expect(rows).toHaveLength(1);
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main')).toContainText('Geïmpregneerd');
});

test('bundle: what is required is asked for, a radio replaces, parts come in numbers, the total is live @lean', async ({
  page,
}) => {
  await page.goto('/douglas-overkapping-bouwpakket?bundle_option[0]=none');
  await alive(page);
  await buy(page).click();
  await expect(box(page).getByRole('alert').filter({ hasText: 'Kies palen' })).toBeVisible();
  await expect(box(page).getByRole('radio').first()).toBeFocused();

  await openProduct(page, ITEMS.bundle);
  await alive(page);
  await expect(total(page)).toHaveText(/€\s1\.295,-/);
  await choose(page, 'Vier palen 150 x 150 mm');
  await box(page).getByRole('checkbox', { name: 'Zijwand Zweeds rabat' }).check();
  await box(page)
    .getByRole('group', { name: 'Aantal: Zijwand Zweeds rabat' })
    .getByRole('button', { name: 'Meer' })
    .click();
  await expect(total(page)).toHaveText(/€\s1\.943,-/);
  await expect(box(page).getByRole('radio', { name: /Polycarbonaat/ })).toBeDisabled();
  await buy(page).click();
  await expect(drawer(page).getByText('2 x Zijwand Zweeds rabat')).toBeVisible();
  await expect(
    drawer(page)
      .getByText(/€\s1\.943,-/)
      .first(),
  ).toBeVisible();
});

test('grouped: the sum of all, and a shortage is shown at its row @lean', async ({ page }) => {
  await openProduct(page, ITEMS.grouped);
  await alive(page);
  await buy(page).click();
  await expect(box(page).getByText('Maak eerst je keuze')).toBeVisible();
  await box(page).getByRole('spinbutton').nth(0).fill('3');
  await box(page).getByRole('spinbutton').nth(1).fill('1');
  await expect(total(page)).toHaveText(/€\s83,80/);
  await buy(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await page.reload();
  await alive(page);
  await box(page).getByRole('spinbutton').nth(4).fill('2');
  await buy(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await box(page).getByRole('spinbutton').nth(4).fill('1');
  await buy(page).click();
  await expect(box(page).getByRole('listitem').nth(4).getByRole('alert')).toContainText('Meer is er niet');
});

test('product rules 14 and 15: the stock of a simple product is shown in words, an error stays, a press on a tier asks for its quantity', async ({
  page,
}) => {
  await test.step('the five states of stock', async () => {
    for (const [sku, words] of [
      ['500101', 'Op voorraad'],
      ['100198', 'Nog maar 3 beschikbaar'],
      ['100199', 'Niet op voorraad, leverbaar binnen 14 dagen'],
      ['100200', 'Niet op voorraad'],
      ['100101', 'Op voorraad, levertijd 2-7 werkdagen'],
    ] as const) {
      await page.goto(`/search?query=${sku}`);
      await expect(box(page).getByText(words, { exact: true }), sku).toBeVisible();
    }
  });

  await test.step('the next tier says how far it is', async () => {
    await alive(page);
    await box(page).getByRole('spinbutton', { name: 'Aantal' }).fill('7');
    await expect(box(page).getByText('Nog 3 tot € 6,74 per stuk')).toBeVisible();
    await box(page).getByRole('button', { name: 'Vanaf 25' }).click();
    await expect(box(page).getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('25');
    await expect(box(page).getByRole('row', { name: /Vanaf 25/ })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('what the form was refused with stays when the box comes to life', async () => {
    await page.goto(
      await pageOfError(page, '/eiken-plank-fijnbezaagd-20-x-200-mm-250-cm', { sku: '100198', qty: '9' }),
    );
    const error = box(page).getByText('Nog maar 3 beschikbaar.');
    await expect(error).toBeVisible();
    await alive(page);
    await expect(error).toBeVisible();
    await expect(box(page).getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('9');
  });
});

test('product rule 22: the calculator converts a surface to sheets, and hands their number over', async ({ page }) => {
  await openProduct(page, ITEMS.sheet);
  await alive(page);
  await box(page).getByText('Hoeveel platen heb je nodig?').click();
  await box(page).getByRole('textbox', { name: 'Lengte (m)' }).fill('5');
  await box(page).getByRole('textbox', { name: 'Breedte (m)' }).fill('4,5');
  await expect(box(page).getByRole('status').filter({ hasText: '8 platen' })).toBeVisible();
  await box(page).getByRole('button', { name: 'Neem aantal over' }).click();
  await expect(box(page).getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('8');
});

test('nothing shifts when a box comes to life', async ({ page }) => {
  await page.addInitScript(OBSERVE_SHIFTS);
  for (const kind of ['configurable', 'bundle', 'grouped', 'simple']) {
    await page.goto(`/qa/${kind}-product`);
    await alive(page);
    expect(await shiftsOf(page), kind).toEqual([]);
  }
});

test('parts outside of the box follow it', async ({ page }) => {
  await page.goto('/qa/tier-prices');
  await alive(page);
  await box(page).getByRole('spinbutton', { name: 'Aantal' }).fill('10');
  const outside = page.locator('[data-component="tier-prices"]');
  await expect(outside.getByRole('row', { name: /Vanaf 10 / })).toHaveAttribute('aria-current', 'true');
  await outside.getByRole('button', { name: 'Vanaf 100' }).click();
  await expect(box(page).getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('100');

  await page.goto('/qa/swatches');
  await alive(page);
  await choose(page, '300 cm');
  const swatches = page.locator('[data-component="swatches"]');
  await swatches.getByRole('radio', { name: 'Zwart gebeitst' }).check({ force: true });
  await expect(box(page).getByRole('radio', { name: 'Zwart gebeitst' })).toBeChecked();
});

test('mount rule 26: a tier that has the focus as a link has it as a button, and Enter asks for its quantity @both', async ({
  page,
}) => {
  await page.goto('/search?query=100101');
  await box(page).getByRole('link', { name: 'Vanaf 10', exact: true }).focus();
  await expect(box(page)).toHaveAttribute('data-mount-state', 'mounted');
  await expect(box(page).getByRole('button', { name: 'Vanaf 10', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('10');
});

test('mount rule 26: a quantity that has the focus is typed over, also where the form comes alive in between @lean', async ({
  page,
}) => {
  const letGo = await hold(page, '**/chunks/*/simple-product.js');
  await openProduct(page, ITEMS.plank);
  const form = page.locator('[data-component=simple-product]');
  const quantity = form.getByRole('spinbutton', { name: 'Aantal' });
  await quantity.focus();
  // As Tab does.
  await quantity.evaluate((input: HTMLInputElement) => input.select());
  letGo();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  await expect(quantity).toBeFocused();
  await page.keyboard.type('2');
  await expect(quantity).toHaveValue('2');
});
