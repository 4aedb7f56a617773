import { expect, test, type Page } from 'playwright/test';
import { cards, count, wakeListing } from '../support/listing';
import { ask } from '../../fixtures/magento/print/ask';
import { printListing } from '../../fixtures/magento/print/printListing';
import { ORIGIN } from './origin';
import { inColumn, MINICART, withNoest } from './withNoest';

const CATEGORY = '/men/tops-men.html';
const SEARCH = '/catalogsearch/result/?q=hoodie';
const TESTS = '/testproducten.html';

/** Ids of the categories by the path of their page. */
const CATEGORIES: Readonly<Record<string, string>> = { [CATEGORY]: '12', [TESTS]: '' };

async function open(page: Page, address: string) {
  const testProducts = await idOf('testproducten');
  await withNoest(page, MINICART, async (html, asked) => {
    if (asked.pathname === '/catalogsearch/result/') return inColumn(html, await printListing(asked, null));
    const category = asked.pathname === TESTS ? testProducts : CATEGORIES[asked.pathname];
    return category ? inColumn(html, await printListing(asked, category)) : html;
  });
  await page.goto(address);
  await wakeListing(page);
}

async function idOf(urlKey: string): Promise<string> {
  const query = `{categoryList(filters:{url_key:{eq:"${urlKey}"}}){id}}`;
  const data = await ask<{ categoryList: { id: number }[] }>(ORIGIN, query);
  return String(data.categoryList[0]?.id ?? '');
}

const option = (page: Page, label: string) =>
  page
    .locator('.noest-filters__option')
    .filter({ hasText: new RegExp(`^${label}\\s`) })
    .first();

/** Counts the documents that the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

for (const [name, start, filters] of [
  ['a category', CATEGORY, '?color=49&size=168'],
  ['a search', SEARCH, '?q=hoodie&color=49&size=168'],
] as const)
  test(`${name}: two filters, order and size without a page load, and Back returns to each`, async ({ page }) => {
    await open(page, start);
    const loads = countLoads(page);
    const whole = await count(page).textContent();
    await option(page, 'Black').click();
    await expect(page).toHaveURL(/color=49/);
    await expect(option(page, 'Black')).toHaveAttribute('aria-current', 'true');
    await expect(count(page)).not.toHaveText(whole ?? '');
    const afterOne = await count(page).textContent();
    const sizes = page.locator('.noest-filters__group').filter({ hasText: /^Size/ });
    await sizes.evaluate((group: HTMLDetailsElement) => (group.open = true));
    await option(page, 'M').click();
    await expect(page).toHaveURL(new URL(filters, new URL(start, ORIGIN)).href);
    await expect(cards(page)).toHaveCount(Number.parseInt((await count(page).textContent()) ?? '', 10));

    await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:desc');
    await expect(page).toHaveURL(/product_list_order=price&product_list_dir=desc/);
    await page.getByRole('combobox', { name: /pagina/i }).selectOption('24');
    await expect(page).toHaveURL(/product_list_limit=24/);
    await page.goBack();
    await expect(page).not.toHaveURL(/product_list_limit/);
    await page.goBack();
    await page.goBack();
    await expect(count(page)).toHaveText(afterOne ?? '');
    await page.goBack();
    await expect(count(page)).toHaveText(whole ?? '');
    await expect(page).toHaveURL(new URL(start, ORIGIN).href);
    expect(loads()).toBe(0);
  });

test('the second page is there after a reload, and Back returns to the first', async ({ page }) => {
  await open(page, CATEGORY);
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveURL(/[?&]p=2$/);
  await expect(page.locator('.noest-paginator [aria-current]')).toHaveText('2');
  expect(loads()).toBe(0);
  const second = await cards(page).getByRole('heading').allTextContents();
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(second);
  await page.goBack();
  await expect(page.locator('.noest-paginator [aria-current]')).toHaveText('1');
  await expect(cards(page)).toHaveCount(12);
});
