import type { Browser, Locator, Page } from 'playwright/test';
import { field, fillContact, fillDutchAddress, forward } from '../support/checkoutSteps';
import { violationsOf } from '../support/violations';
import { ORIGIN } from './origin';
import { skipWithoutPostcodes } from './postcodes';
import { chooseDelivery, fillGuest, logIn, payByTransfer } from './steps';
import { expect, test } from './test';

/** Over a shop with the module Noest_Widgets, its parts and `noest/quotation/enabled` on; elsewhere the tests say that it is missing. */
const SKU = 'TEST-TIER';
const PAGE = '/test-tier.html';
const NAME_OF_FIELD = { firstname: 'Sanne', lastname: 'Bakker', telephone: '0612345678' };

const offer = (page: Page) => page.locator('[data-component="offer-checkout"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Whole euros, as the kit or the theme writes them. */
const price = (euros: number) => new RegExp(`${euros},(?:00|-)`);

/** What the module of this shop can do; nothing where there is none. */
async function capabilitiesOf(page: Page): Promise<readonly string[]> {
  const config = page.locator('#noest-config');
  if ((await config.count()) === 0) return [];
  return (JSON.parse((await config.textContent()) ?? '') as { capabilities: string[] }).capabilities;
}

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  const capabilities = await capabilitiesOf(page);
  test.skip(
    !capabilities.includes('quotation'),
    'the module Noest_Widgets is not in this shop, or its quotations are off',
  );
});

async function addByForm(page: Page, qty = 1): Promise<void> {
  const form = page.locator('.noest-product');
  await form.locator('form').hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  await form.getByRole('spinbutton').fill(String(qty));
  await form.locator('button[type=submit]').click();
  await expect(page.locator('dialog.noest-drawer[open]').getByRole('listitem')).toHaveCount(1);
}

/** The first step, as a guest whose address is looked up where the shop does that. */
async function fillDetails(page: Page): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  if (!(await capabilitiesOf(page)).includes('postcode-lookup')) return fillGuest(page, email);
  await skipWithoutPostcodes(page.request);
  await fillContact(page, email);
  return fillDutchAddress(page);
}

/** From the page of quotations to its confirmation; answers the address of the quotation. */
async function request(page: Page, note: string): Promise<string> {
  await forward(page, 'Naar overzicht').click();
  await expect(page.getByText(price(20)).first()).toBeVisible();
  await page.getByRole('textbox', { name: /vragen of opmerkingen/ }).fill(note);
  await page.getByRole('checkbox', { name: /gecontroleerd/ }).check();
  await button(page, 'Offerte aanvragen').click();
  await page.waitForURL('**/noest/quotation/success/');
  await expect(page.getByText(/Je offertenummer is Q\d{8}/)).toBeVisible();
  return (await page.getByRole('link', { name: 'Bekijk offerte' }).getAttribute('href')) ?? '';
}

/** A visitor who knows the address alone. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await page.goto(address);
  return page;
}

test('shared rule 62: a guest asks for a quotation, the cart stays, and its link is accepted once, for the prices of the quotation', async ({
  page,
  browser,
  admin,
}) => {
  await addByForm(page, 2);
  await page.goto('/checkout/cart/');
  await page.getByRole('link', { name: 'Offerte aanvragen' }).click();
  await expect(offer(page)).toHaveAttribute('data-mount-state', 'mounted');
  await fillDetails(page);
  const address = await request(page, 'Kan dit op maat?');
  expect(new URL(address).pathname).toMatch(/\/key\/\w{40}\/$/);
  await page.goto('/checkout/cart/');
  await expect(page.locator('[data-component="cart"]').getByRole('spinbutton').first()).toHaveValue('2');

  const restore = await admin.setPrice(SKU, 15);
  try {
    const visitor = await visit(browser, address);
    await expect(visitor.getByText('Kan dit op maat?')).toBeVisible();
    expect(await violationsOf(visitor, { include: ['.noest-quotation'] })).toEqual([]);
    await button(visitor, 'Offerte accepteren').click();
    await visitor.waitForURL('**/checkout/**');
    await expect(visitor.getByText(price(20)).first()).toBeVisible();
    await expect(visitor.getByText(price(30))).toHaveCount(0);
    // What is added beside it is the shop's, and no line of the quotation.
    await visitor.goto(PAGE);
    await expect(visitor.locator('.noest-buy__price').getByText(price(15)).first()).toBeVisible();

    const later = await visit(browser, address);
    await expect(later.getByText(/al geaccepteerd/)).toBeVisible();
    await expect(button(later, 'Offerte accepteren')).toHaveCount(0);

    await visitor.goto('/checkout/');
    await fillDetails(visitor);
    await chooseDelivery(visitor);
    const order = await admin.order(await payByTransfer(visitor));
    await admin.cancelOrder(order);
    expect(order.grand_total).toBe(2 * 10 + 5);
    await visitor.context().close();
    await later.context().close();
  } finally {
    await restore();
  }
});

test("shared rule 62: the quotation of a customer is that customer's alone", async ({ page, browser, customer }) => {
  await logIn(page, customer);
  await page.goto(PAGE);
  await addByForm(page, 2);
  await page.goto('/noest/quotation/');
  await expect(offer(page)).toHaveAttribute('data-mount-state', 'mounted');
  const address = await request(page, '');
  const stranger = await visit(browser, address);
  await expect(stranger.getByRole('link', { name: 'Log in om deze offerte te accepteren.' })).toBeVisible();
  await expect(button(stranger, 'Offerte accepteren')).toHaveCount(0);
  await stranger.context().close();
  await page.goto(address);
  await button(page, 'Offerte accepteren').click();
  await page.waitForURL('**/checkout/**');
  // Beside what the cart had.
  await expect(page.getByText(price(40)).first()).toBeVisible();
});

test('the last step of the checkout offers a quotation too', async ({ page }) => {
  await addByForm(page, 2);
  await page.goto('/checkout/');
  await fillDetails(page);
  await chooseDelivery(page);
  await button(page, 'Kies voor een offerte').click();
  await page.getByRole('checkbox', { name: /gecontroleerd/ }).check();
  await button(page, 'Offerte aanvragen').click();
  await page.waitForURL('**/noest/quotation/success/');
});

test('an address that nobody was given leads to no quotation', async ({ page }) => {
  for (const address of [`/noest/quotation/view/key/${'a'.repeat(40)}/`, '/noest/quotation/view/?key[]=a']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
  }
});

/** The form for who has no scripts, but for the e-mail address. */
async function fillForm(page: Page): Promise<Locator> {
  const form = page.locator('form.noest-quotation');
  const address = { street: 'Dam 1', postcode: '1012 JS', city: 'Amsterdam' };
  for (const [name, text] of Object.entries({ ...NAME_OF_FIELD, ...address }))
    await form.locator(`[name=${name}]`).fill(text);
  return form;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form asks for the quotation, keeps what was typed where it is refused, and its page accepts it', async ({
    page,
    browser,
  }) => {
    // By keyboard: where Hyvä's pages fade into each other a press of the mouse waits for their scripts.
    // Magento's own forms on cached pages need scripts for their key.
    const shopper = await browser.newContext({ javaScriptEnabled: true });
    const product = await shopper.newPage();
    await product.goto(`${ORIGIN}${PAGE}`);
    await addByForm(product);
    await page.context().addCookies(await shopper.cookies());
    await shopper.close();
    await page.goto('/noest/quotation/');
    const form = await fillForm(page);
    await field(page, 'Heb je vragen of opmerkingen? (naar keuze)').fill('Graag snel');
    await form.locator('[name=email]').fill('sanne@localhost');
    await form.locator('[name=email]').press('Enter');
    await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
    await expect(field(page, 'Heb je vragen of opmerkingen? (naar keuze)')).toHaveValue('Graag snel');
    await form.locator('[name=email]').fill(`${crypto.randomUUID()}@example.com`);
    await form.locator('[name=email]').press('Enter');
    await expect(page.getByText(/Je offertenummer is Q\d{8}/)).toBeVisible();
    await page.getByRole('link', { name: 'Bekijk offerte' }).press('Enter');
    await button(page, 'Offerte accepteren').press('Enter');
    await page.waitForURL('**/checkout/');
  });

  test('shared rule 62: a quotation of a variant says what was chosen, and is ordered', async ({ page, browser }) => {
    const shopper = await browser.newContext({ javaScriptEnabled: true });
    const product = await shopper.newPage();
    await product.goto(`${ORIGIN}/test-many.html`);
    const bought = product.locator('.noest-product');
    await bought.locator('form').hover();
    await expect(bought).toHaveAttribute('data-mount-state', 'mounted');
    for (const name of ['Blue', 'S']) await bought.getByRole('radio', { name, exact: true }).check({ force: true });
    await bought.locator('button[type=submit]').click();
    await expect(product.locator('dialog.noest-drawer[open]').getByRole('listitem')).toHaveCount(1);
    await page.context().addCookies(await shopper.cookies());
    await shopper.close();
    await page.goto('/noest/quotation/');
    const form = await fillForm(page);
    await form.locator('[name=email]').fill(`${crypto.randomUUID()}@example.com`);
    await form.locator('[name=email]').press('Enter');
    await page.getByRole('link', { name: 'Bekijk offerte' }).press('Enter');
    await expect(page.getByRole('rowheader')).toContainText('Color: Blue');
    await button(page, 'Offerte accepteren').press('Enter');
    await page.waitForURL('**/checkout/');
  });
});
