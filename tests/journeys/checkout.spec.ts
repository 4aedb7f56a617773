import { expect, test } from 'playwright/test';
import {
  begin,
  field,
  fillContact,
  fillDutchAddress,
  forward,
  order,
  ordersOf,
  pay,
  rememberGuest,
  rememberedToPayment,
  toPayment,
} from '../support/checkoutSteps';
import { press } from '../support/press';
import { consoleErrors } from '../support/shop';

const statuses = async (page: Parameters<typeof ordersOf>[0]) =>
  (await ordersOf(page, test.info())).map(({ status }) => status);

const EMAIL = 'sanne@example.com';

test('a guest in the Netherlands: from cart to a paid order @both', async ({ page }) => {
  const said = consoleErrors(page);
  await begin(page);
  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await toPayment(page, /Bezorging aan huis/);
  await expect(page.getByText('Je bestelling wordt bezorgd op')).toBeVisible();
  await order(page, /iDEAL/);
  await pay(page);
  expect(await statuses(page)).toEqual(['new']);
  expect(said).toEqual([]);
});

test('checkout rule 14: of fields that a password manager fills in at once none is lost @lean', async ({ page }) => {
  await begin(page);
  const filled = { Voornaam: 'Sanne', Achternaam: 'Bakker', Telefoonnummer: '0612345678' };
  await field(page, 'Voornaam').evaluate((first: HTMLInputElement, values) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const fields = [...first.form!.elements].filter((element) => element instanceof HTMLInputElement);
    for (const input of fields) {
      const name = Object.keys(values).find((label) => input.labels?.[0]?.textContent?.startsWith(label));
      if (name === undefined) continue;
      // As the browser itself: a script's own setting React takes for its own.
      setValue.call(input, values[name as keyof typeof values]);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, filled);
  await page.reload();
  for (const [name, value] of Object.entries(filled)) await expect(field(page, name)).toHaveValue(value);
});

test('a guest in Belgium fills in the address by hand, and finds it filled in where an account is made', async ({
  page,
}) => {
  await begin(page);
  await fillContact(page, EMAIL);
  await page.getByRole('combobox', { name: 'Land' }).selectOption('BE');
  await field(page, 'Postcode').fill('2000');
  await field(page, 'Huisnummer').fill('12 bus 3');
  await field(page, 'Straatnaam').fill('Meir');
  await expect(page.getByRole('textbox', { name: 'Toevoeging' })).toHaveValue('bus 3');
  await field(page, 'Plaats').fill('Antwerpen');
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /Overboeking/);
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
  expect(await statuses(page)).toEqual(['pending_payment']);
  await page.getByRole('link', { name: 'Account aanmaken' }).click();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Postcode' }).scrollIntoViewIfNeeded();
  await expect(main.locator('[data-component="postcode-lookup"]')).toHaveAttribute('data-mount-state', 'mounted');
  for (const [name, value] of [
    ['Voornaam', 'Sanne'],
    ['Straatnaam', 'Meir'],
    ['Toevoeging', 'bus 3'],
    ['E-mailadres', EMAIL],
  ] as const) {
    await expect(main.getByRole('textbox', { name })).toHaveValue(value);
  }
});

test('a payment that fails leads back to the checkout with the cart as it was, and another method pays', async ({
  page,
}) => {
  await begin(page);
  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await toPayment(page, /Afhalen in Amersfoort/);
  await order(page, /iDEAL/);
  await page.getByRole('button', { name: 'Mislukken' }).click();
  await expect(page.getByText(/de betaling kon niet worden voltooid/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Je bestelling' })).toContainText('Vuren plank');
  await order(page, /Bancontact/);
  await pay(page);
  expect(await statuses(page)).toEqual(['canceled', 'new']);
});

test('errors are shown at their fields, the first one has the focus, and Back goes a step back @lean', async ({
  page,
}) => {
  await begin(page);
  await forward(page, 'Naar verzending').click();
  await expect(field(page, 'E-mailadres')).toBeFocused();
  await expect(field(page, 'E-mailadres')).toHaveAccessibleDescription(/E-mailadres is verplicht/);
  await page.getByRole('link', { name: 'Telefoonnummer is verplicht.' }).click();
  await expect(field(page, 'Telefoonnummer')).toBeFocused();

  await fillContact(page, EMAIL);
  await field(page, 'Postcode').fill('9999ZZ');
  await field(page, 'Huisnummer').fill('1');
  await expect(page.getByText('Ongeldig adres. Weet je zeker dat het klopt?')).toBeVisible();
  await page.getByRole('button', { name: 'Klik hier om het adres handmatig in te vullen.' }).click();
  await field(page, 'Straatnaam').fill('Nieuwe weg');
  await field(page, 'Plaats').fill('Amersfoort');
  await toPayment(page, /Bezorging aan huis/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Straatnaam')).toHaveValue('Nieuwe weg');
  await page.reload();
  await expect(field(page, 'Voornaam')).toHaveValue('Sanne');
});

test('Back twice in one go leads two steps back, and the next step forward is where it was', async ({ page }) => {
  await rememberGuest(page);
  await begin(page);
  await rememberedToPayment(page, /Bezorging aan huis/);
  await page.evaluate(() => {
    history.back();
    addEventListener('popstate', () => history.back(), { once: true });
  });
  await expect(field(page, 'Postcode')).toBeVisible();
  await forward(page, 'Naar verzending').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Postcode')).toBeVisible();
});

test('checkout rule 76: by hand the street has the focus, and looked up the postcode @both', async ({ page }) => {
  await begin(page);
  await field(page, 'Postcode').fill('9999ZZ');
  await field(page, 'Huisnummer').fill('263');
  await page.getByRole('button', { name: 'Klik hier om het adres handmatig in te vullen.' }).press('Enter');
  await expect(field(page, 'Straatnaam')).toBeFocused();
  await page.getByRole('button', { name: 'Adres automatisch zoeken' }).press('Enter');
  await expect(field(page, 'Postcode')).toBeFocused();
});

for (const [path, tag] of [
  ['/checkout', '@both'],
  ['/offerte-aanvragen/checkout', '@long'],
] as const) {
  test(
    `checkout rule 4: who goes on at ${path} without a login is at the title of the step`,
    { tag },
    async ({ page }) => {
      await begin(page);
      await page.goto(path);
      await page.getByRole('button', { name: 'Inloggen' }).first().click();
      await expect(field(page, 'E-mailadres')).toBeFocused();
      await page.getByRole('button', { name: 'Verder zonder inloggen' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeFocused();
    },
  );
}

test('checkout rule 4: Back and Forward between steps are read aloud: each title gets the focus anew', async ({
  page,
}) => {
  await rememberGuest(page);
  await begin(page);
  await rememberedToPayment(page, /Bezorging aan huis/);
  await page.evaluate(() => {
    const read: string[] = [];
    Object.assign(window, { read });
    addEventListener('focusin', ({ target }) => read.push((target as Element).textContent ?? ''));
  });
  const titles = ['Verzending', 'Gegevens', 'Verzending', 'Betaling'];
  for (const [index, name] of titles.entries()) {
    await (index < 2 ? page.goBack() : page.goForward());
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  expect(await page.evaluate(() => (window as unknown as { read: string[] }).read)).toEqual(titles);
});

test('checkout rule 4: Back and Forward between steps lead to the top of the step, not to where it was left @lean', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await rememberGuest(page);
  await begin(page);
  await rememberedToPayment(page, /Bezorging aan huis/);
  for (const [go, name] of [
    ['goBack', 'Verzending'],
    ['goBack', 'Gegevens'],
    ['goForward', 'Verzending'],
  ] as const) {
    await page[go]();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    // What the browser does to the scroll position of an entry is done by the second frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the login form blocks every move and gives way to the details; a press there ends in its click, whatever the field left by it complains of', async ({
  page,
}) => {
  await begin(page);
  await field(page, 'E-mailadres').fill('klant@example.com');
  await field(page, 'Herhaal e-mailadres').click();
  await expect(page.getByText('Er bestaat al een account met dit e-mailadres.')).toBeVisible();
  await page.getByRole('button', { name: 'Inloggen' }).first().click();
  await expect(field(page, 'E-mailadres')).toHaveValue('klant@example.com');
  await expect(page.getByRole('button', { name: 'Naar verzending' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Verder zonder inloggen' }).click();
  await fillContact(page, EMAIL);
  const postcode = field(page, 'Postcode');
  await postcode.fill('9');
  await press(page, forward(page, 'Naar verzending'));
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAccessibleDescription(/Postcode is niet geldig/);
});
