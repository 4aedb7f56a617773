import { Key } from 'selenium-webdriver';
import { CATEGORY, ITEMS, named } from '../support/shop';
import { expect, test, type Window } from './webkit';

/** One journey through each feature, in the engine of Safari. */
const DRAWER = 'dialog[open]';
const SEARCH = /^Zoek in het assortiment/;
const FIELD = 'main input';

async function openPlank(window: Window): Promise<void> {
  await window.open(`/search?query=${ITEMS.plank.sku}`);
  await window.waitForText(ITEMS.plank.name, 'h1');
}

async function addPlank(window: Window): Promise<void> {
  await openPlank(window);
  await window.press('main button', /^In winkelwagen/);
  await window.get('header a', /^Winkelwagen, 1 artikel/);
}

test('a product is added, its quantity changes in the drawer, and Escape shuts it', async ({ window }) => {
  await addPlank(window);
  await window.waitForText(named(ITEMS.plank.name), DRAWER);
  await window.press(`${DRAWER} button`, /^Aantal verhogen|meer|plus/i);
  await window.get('header a', /^Winkelwagen, 2 artikelen/);
  await window.type(Key.ESCAPE);
  await expect.poll(async () => (await window.all(DRAWER)).length).toBe(0);
});

test('the search suggests while one types, and Enter on a suggestion opens it', async ({ window }) => {
  await window.open('/');
  await window.fill('header input', SEARCH, 'douglas');
  await window.get('[role=option]', /Douglas/);
  await window.type(Key.ARROW_DOWN, Key.ENTER);
  await window.waitForPath(/^\/(?!$)/);
  await window.get('h1');
});

test('a filter narrows the list, and Back brings the whole list again', async ({ window }) => {
  await window.open(CATEGORY);
  await window.mounted('sticky');
  const all = await window.text('main [role=status]');
  await window.press('aside a', /^Douglas /);
  await window.waitForPath(/_Douglas$/);
  await expect.poll(() => window.text('main [role=status]').catch(() => all)).not.toBe(all);
  await window.driver.navigate().back();
  await window.waitForPath(new RegExp(`${CATEGORY}$`));
  await expect.poll(() => window.text('main [role=status]').catch(() => '')).toBe(all);
});

test('a variant is chosen, and what is added is that variant', async ({ window }) => {
  await window.open(`/search?query=${ITEMS.configurable.sku}`);
  await window.waitForText(ITEMS.configurable.name, 'h1');
  for (const group of await window.all('main form fieldset')) {
    const [free] = await group.findElements({ css: 'input[type=radio]:not(:disabled)' });
    if (free) await window.driver.executeScript('arguments[0].click()', free);
  }
  await window.press('main button', /^In winkelwagen/);
  await window.get('header a', /^Winkelwagen, 1 artikel/);
});

test('a guest orders, from the cart to the thanks', async ({ window }) => {
  await addPlank(window);
  await window.open('/checkout');
  await window.waitForText('Gegevens', 'h1');
  await window.mounted('checkout');
  for (const [name, text] of [
    [/^E-mailadres/, 'webkit@example.com'],
    [/^Herhaal e-mailadres/, 'webkit@example.com'],
    [/^Voornaam/, 'Sanne'],
    [/^Achternaam/, 'Bakker'],
    [/^Telefoonnummer/, '06 12345678'],
    [/^Postcode/, '1012 js'],
    [/^Huisnummer/, '1'],
  ] as const) {
    await window.fill(FIELD, name, text);
  }
  await window.waitForText('Adres gevonden: Dam 1, Amsterdam', 'main');
  await window.press('main button', /^Naar verzending/);
  await window.waitForText('Verzending', 'h1');
  await window.press('main [type=radio]', /^Afhalen/);
  await window.press('main button', /^Naar betaling/);
  await window.waitForText('Betaling', 'h1');
  await window.press('main [type=radio]', /^iDEAL/);
  await window.press('main [type=checkbox]', /^Ik heb mijn bestelling gecontroleerd/);
  await window.press('main button', /^Bestelling afronden/);
  await window.press('button', /^Betalen/);
  await window.waitForText('Bedankt voor je bestelling', 'h1');
});

test('a field that is wrong says so beside itself, and keeps what was typed', async ({ window }) => {
  await window.open('/customer/account/create');
  await window.mounted('form');
  await window.fill(FIELD, /^E-mailadres/, 'sanne@');
  await window.type(Key.TAB);
  await window.waitForText(/geldig e-mailadres/i, 'main');
  expect(await (await window.get(FIELD, /^E-mailadres/)).getAttribute('value')).toBe('sanne@');
});
