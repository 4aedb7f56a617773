import { expect, test, type Locator, type Page } from 'playwright/test';
import { quoteRows } from './database';
import { EMBEDDING } from './servers';
import { sessionCookie } from './sessionCookie';
import { consoleErrors, drawer, ITEMS, named } from './shop';

const { shopPort, sitePort } = EMBEDDING;
export const SHOP = `http://127.0.0.1:${shopPort}`;
/** Of another site than the shop, as a blog of somebody else. */
export const OTHER_SITE = `http://localhost:${sitePort}`;
/** Of another origin and the same site, as blog.shop.example beside www.shop.example. */
export const SAME_SITE = `http://127.0.0.1:${sitePort}`;

/** What waits for a quiet page comes late on a busy machine. */
export const SLOW = { timeout: 60_000 };

export const part = (page: Page, name: string): Locator => page.locator(`[data-component=${name}]`).first();

const plank = (page: Page): Locator => page.locator('[data-component=add-to-cart][data-sku="100101"]');

export const buyButton = (page: Page): Locator => plank(page).getByRole('button', { name: 'In winkelwagen' });

/** Presses the button of a part once its code is there: a press that waits too long leads to the shop (mount rule 4). */
export async function pressBuy(page: Page): Promise<void> {
  await buyButton(page).hover();
  await expect(plank(page)).toHaveAttribute('data-mount-state', 'mounted');
  await buyButton(page).click();
}

/** Types words into the search field of a part whose code is there. */
export async function search(page: Page, words: string): Promise<void> {
  const field = page.getByPlaceholder('Zoek in het assortiment');
  await field.focus();
  await expect(part(page, 'autocomplete')).toHaveAttribute('data-mount-state', 'mounted');
  await field.fill(words);
}

/** What the page says in the console; Chromium on a busy machine adds that it has not used yet what it fetched ahead. */
export function complaintsOf(page: Page): () => string[] {
  const said = consoleErrors(page);
  return () => said.filter((line) => !line.includes('was preloaded using link preload'));
}

/** The calls that a page makes to the shop's API, as method and path, without the questions that browsers ask beforehand. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isCall = origin === SHOP && pathname.startsWith('/api/');
    if (isCall && request.method() !== 'OPTIONS') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** What the shop's database holds in the cart of this browser. */
export async function cartRows(page: Page): Promise<string[]> {
  return quoteRows('embedding', await sessionCookie(page)).map(({ sku, qty }) => `${qty} x ${sku}`);
}

/** Five parts on the page of another origin: each does what it does in the shop, and leads there. */
export async function useFiveParts(page: Page, site: string): Promise<void> {
  const calls = callsOf(page);
  await page.goto(site);

  await test.step('before the first press the shop is asked for the row of products alone', async () => {
    await expect(part(page, 'cart-count')).toHaveAttribute('data-mount-state', 'mounted');
    await expect(part(page, 'recommendations')).toHaveAttribute('data-mount-state', 'mounted', SLOW);
    await expect(part(page, 'recommendations').getByRole('listitem').first()).toBeVisible(SLOW);
    expect(calls).toEqual(['GET /api/catalog/product/list']);
    await expect(part(page, 'cart-count')).toBeHidden();
  });

  await test.step('pictures and links of the row are those of the shop', async () => {
    const row = part(page, 'recommendations');
    const picture = row.getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, new URL(img.src).origin])).toEqual([
      true,
      SHOP,
    ]);
    for (const link of await row.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(`${SHOP}/`);
  });

  await test.step('suggestions lead to the shop', async () => {
    await search(page, 'douglas');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) expect(await option.getAttribute('href')).toMatch(`${SHOP}/`);
    await expect(part(page, 'autocomplete').locator('form')).toHaveAttribute('action', `${SHOP}/search`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('an addition asks for a token first, opens the drawer and counts', async () => {
    expect(calls).not.toContain('GET /api/session');
    await pressBuy(page);
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('listitem')).toContainText(named(ITEMS.plank.name));
    expect(calls.slice(-2)).toEqual(['GET /api/session', 'POST /api/checkout/quote/addProductToQuote']);
    await expect(part(page, 'cart-count')).toHaveText('1');
  });

  await test.step('a change in the drawer is made with the same token', async () => {
    await drawer(page).getByRole('button', { name: /^Meer/ }).click();
    await expect(part(page, 'cart-count')).toHaveText('2');
    expect(calls.filter((call) => call === 'GET /api/session')).toHaveLength(1);
  });

  await test.step('pictures and links of the drawer are those of the shop', async () => {
    await expect(drawer(page).getByRole('img').first()).toHaveAttribute('src', new RegExp(`^${SHOP}/`));
    await expect(drawer(page).getByRole('link', { name: named(ITEMS.plank.name) })).toHaveAttribute(
      'href',
      new RegExp(`^${SHOP}/`),
    );
    await expect(drawer(page).getByRole('link', { name: 'Afrekenen' })).toHaveAttribute('href', `${SHOP}/checkout`);
  });
}

/** From the drawer of the other origin to the shop: the cart there is the one that was filled here. */
export async function followToShop(page: Page): Promise<void> {
  await drawer(page)
    .getByRole('link', { name: /winkelwagen/i })
    .click();
  await page.waitForURL(`${SHOP}/checkout/cart`);
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: named(ITEMS.plank.name) });
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await page.goto(`${SHOP}/checkout`);
  await expect(page.getByRole('main')).toContainText(named(ITEMS.plank.name));
}
