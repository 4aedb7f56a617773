import { expect, type Locator, type Page } from 'playwright/test';

/** Items that always exist in the fixture shop. */
export const ITEMS = {
  plank: { sku: '100101', name: 'Vuren plank geschaafd 18 x 145 mm, 300 cm' },
  fewLeft: { sku: '100198', name: 'Eiken plank fijnbezaagd 20 x 200 mm, 250 cm' },
  soldOut: { sku: '100200', name: 'Meranti balk 46 x 71 mm, 300 cm' },
  configurable: { sku: '200101', name: 'Douglas vlonderplank 28 x 145 mm' },
  bundle: { sku: '300101', name: 'Douglas overkapping bouwpakket' },
  grouped: { sku: '400101', name: 'RVS vlonderschroeven' },
  sheet: { sku: '500101', name: 'Multiplex berken 18 mm' },
} as const;

export const CATEGORY = '/tuinhout/vlonderplanken';

/** A name as a person reads it: measures are printed with no-break spaces. */
export const named = (name: string): RegExp =>
  new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`));

export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Zoek in het assortiment' });

/** The cart link in the header; its name carries the count, such as "Winkelwagen, 3 artikelen". */
export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Winkelwagen/ });

/** Opens the drawer once its code is there: a press that waits too long for it follows the link (its own tests hold that). */
export async function openDrawer(page: Page): Promise<void> {
  await cartLink(page).hover();
  await expect(page.getByRole('banner').locator('[data-component=minicart]')).toHaveAttribute(
    'data-mount-state',
    'mounted',
  );
  await cartLink(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Opens a product's page by its SKU, as a shopper who knows the number does. */
export async function openProduct(page: Page, { sku, name }: { sku: string; name: string }): Promise<void> {
  await page.goto(`/search?query=${sku}`);
  if ((await page.getByRole('heading', { level: 1, name: named(name) }).count()) === 0) {
    await page
      .getByRole('main')
      .getByRole('link', { name: named(name) })
      .first()
      .click();
  }
  await page.getByRole('heading', { level: 1, name: named(name) }).waitFor();
}

// What Playwright's own check of a click throws where the node it aims at is taken over under its hand.
const OF_THE_DRIVER = 'root.elementsFromPoint is not a function';

// A page that is left takes what is on its way with it; on a slow machine code comes later than Chromium expects of a preload.
const OF_THE_MOMENT =
  /could not be fetched TypeError: Failed to fetch|was preloaded using link preload but not used within/;

/** Everything the page said in the console as a warning or an error, and every error it threw. */
export function consoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (isError && !OF_THE_MOMENT.test(message.text())) lines.push(message.text());
  });
  collectThrown(page, lines);
  return lines;
}

/** Every error that the page threw, and every promise that nobody caught. */
export function thrownErrors(page: Page): string[] {
  const lines: string[] = [];
  collectThrown(page, lines);
  return lines;
}

function collectThrown(page: Page, lines: string[]): void {
  page.on('pageerror', ({ message }) => {
    if (message !== OF_THE_DRIVER) lines.push(message);
  });
}

/** Searches for the words from the home page, and opens the product of that name. */
export async function openBySearch(page: Page, words: string, name: string): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('banner').getByLabel('Zoek in het assortiment');
  await search.fill(words);
  await search.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: named(name) })
    .first()
    .click();
}
