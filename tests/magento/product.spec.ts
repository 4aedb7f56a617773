import { expect, test, type Page } from 'playwright/test';
import { pathOf, printProduct } from '../../fixtures/magento/print/printProduct';
import { ORIGIN } from './origin';
import { inColumn, MINICART, withNoest } from './withNoest';

const badge = (page: Page) => page.locator('.noest-minicart__badge');
const form = (page: Page) => page.locator('.noest-purchase');
const addButton = (page: Page) => form(page).getByRole('button', { name: 'In winkelwagen', exact: true });
const price = (page: Page) => form(page).locator('.noest-buy__price .noest-price__final .noest-incl');
const close = (page: Page) => page.locator('dialog[open]').getByRole('button', { name: 'Sluiten' }).first().click();

/** Opens the page of a product with its form in place of the theme's. */
async function open(page: Page, sku: string): Promise<void> {
  const path = await pathOf(ORIGIN, sku);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await withNoest(page, MINICART, async (html, { pathname }) =>
    pathname === path ? inColumn(html, await printProduct(ORIGIN, sku)) : html,
  );
  await page.goto(path);
  // A pointer that did not move is over nothing in a new page.
  await page.mouse.move(0, 0);
  await form(page).hover();
  await expect(form(page)).toHaveAttribute('data-mount-state', 'mounted');
}

async function add(page: Page, count: number): Promise<void> {
  await expect(badge(page)).toHaveAttribute('data-mount-state', 'mounted');
  await addButton(page).click();
  await expect(badge(page)).toHaveText(String(count));
  await close(page);
}

test('products without choices: tiers, multiples, fractions, virtual ones and downloads are put in the cart', async ({
  page,
}) => {
  const quantity = form(page).getByRole('spinbutton');
  await open(page, 'TEST-TIER');
  await expect(price(page)).toContainText('10,-');
  await quantity.fill('10');
  await quantity.press('Tab');
  await expect(price(page)).toContainText('8,-');
  await add(page, 10);

  await open(page, 'TEST-STEPS');
  await quantity.fill('5');
  await quantity.press('Tab');
  await addButton(page).click();
  await expect(form(page).getByRole('alert')).not.toBeEmpty();
  await quantity.fill('6');
  await quantity.press('Tab');
  await add(page, 16);

  await open(page, 'TEST-VIRTUAL');
  await add(page, 17);
  await open(page, '240-LV04');
  await add(page, 18);
});

test('what is not in stock, nearly gone or reduced says so', async ({ page }) => {
  await open(page, 'TEST-LOW');
  await expect(form(page)).toContainText('Nog maar 3 beschikbaar');
  await open(page, 'TEST-SPECIAL');
  await expect(price(page)).toContainText('39,95');
  await expect(form(page).locator('s')).toContainText('50,-');
  await open(page, 'TEST-OUT');
  await expect(form(page)).toContainText('Niet op voorraad');
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a variant: its number, price, stock and picture follow the choice, and it is put in the cart', async ({
  page,
}) => {
  await open(page, 'MH01');
  const choose = (label: string) =>
    form(page)
      .getByRole('radio', { name: new RegExp(`^${label}\\b`) })
      .check();
  await choose('M');
  await choose('Black');
  await expect(page.locator('[data-shows=sku]')).toHaveText('MH01-M-Black');
  await expect(page.locator('.noest-gallery__slide img').first()).toHaveAttribute('src', /mh01-black_main/);
  await expect(page).toHaveURL(/color=Black/);
  await add(page, 1);

  await open(page, 'TEST-MANY');
  await choose('Black');
  await choose('XS');
  await expect(form(page)).toContainText('Niet op voorraad');
  await choose('XL');
  await expect(price(page)).toContainText('30,-');
  await add(page, 2);
});

test('a bundle and a group are put in the cart as they were chosen', async ({ page }) => {
  await open(page, 'TEST-BUNDLE');
  await form(page).getByRole('radio').first().check();
  await expect(price(page)).toContainText('37,-');
  await add(page, 1);
  await open(page, '24-WG080');
  await add(page, 2);
  await open(page, '24-WG085_Group');
  await form(page).getByRole('spinbutton').first().fill('2');
  await form(page).getByRole('spinbutton').first().press('Tab');
  await add(page, 4);
});

test('shared rule 60: custom options are put in the cart, and come back with their line after a removal', async ({
  page,
}) => {
  await open(page, 'TEST-OPTIONS');
  await form(page)
    .getByRole('textbox', { name: /^Tekst/ })
    .fill('Sanne');
  await form(page)
    .getByRole('combobox', { name: /^Kleur van de tekst/ })
    .selectOption({ label: 'Goud + € 3,-' });
  await addButton(page).click();
  const drawer = page.locator('dialog.noest-drawer[open]');
  await expect(drawer.getByRole('listitem').first()).toContainText(/Sanne.*Goud/s);
  await drawer.getByRole('button', { name: /^Verwijderen/ }).click();
  await expect(badge(page)).toBeHidden();
  await drawer.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(badge(page)).toHaveText('1');
  await expect(drawer.getByRole('listitem').first()).toContainText(/Sanne.*Goud/s);
});
