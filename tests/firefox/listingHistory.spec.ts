import { expect, test, type Request } from 'playwright/test';
import { goBack } from '../support/goBack';
import { expectPrinted, openListing } from '../support/listing';
import { backAfterReload, backAndForwardAfterReload, backTwice, choose } from '../support/listingHistory';
import { tryOrders } from '../support/listingOrders';
import { CATEGORY } from '../support/shop';

test(
  'listing rule 34: Back while the code of a reloaded listing is coming leads to the list of that address',
  { tag: '@long' },
  async ({ page }) => {
    await backAfterReload(page);
  },
);

test(
  'listing rule 34: Back and Forward while the code is coming lead to the list that was printed',
  { tag: '@long' },
  async ({ page }) => {
    await backAndForwardAfterReload(page);
  },
);

test(
  'listing rules 20 and 34: Back twice at once leads two lists back, and each keeps its scroll position',
  { tag: '@long' },
  async ({ page }) => {
    await backTwice(page);
  },
);

test(
  'listing rule 34: a listing that returns from the back/forward cache follows Back and Forward as before',
  { tag: '@long' },
  async ({ page }) => {
    const onTheWay = new Set<Request>();
    page.on('request', (request) => onTheWay.add(request));
    page.on('requestfinished', (request) => onTheWay.delete(request));
    page.on('requestfailed', (request) => onTheWay.delete(request));
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['persisted'] = `${persisted}`));
    });
    await openListing(page, CATEGORY);
    await choose(page, 'Douglas');
    await page.evaluate(() => scrollTo(0, 300));
    // Firefox keeps no page for which something is still on its way. Playwright's locators wait for ever in one that returns.
    const read = (what: 'persisted' | 'path') =>
      page.evaluate((key) => (key === 'path' ? location.pathname : document.documentElement.dataset[key]), what);
    await expect.poll(() => onTheWay.size).toBe(0);
    await expect(async () => {
      await page.goto('/qa');
      await goBack(page);
      await expect.poll(() => read('persisted'), { timeout: 2000 }).toBe('true');
    }).toPass();
    await expectPrinted(page);
    expect(await read('path')).toBe(`${CATEGORY}/_Douglas`);
    // Cards above have heights with fractions of a pixel.
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
    await page.evaluate(() => history.back());
    await expect.poll(() => read('path')).toBe(CATEGORY);
    await expectPrinted(page);
    await page.evaluate(() => history.forward());
    await expect.poll(() => read('path')).toBe(`${CATEGORY}/_Douglas`);
    await expectPrinted(page);
  },
);

test(
  'listing rule 34: address, list and Back agree in any order of events',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    await tryOrders(browser, baseURL!, 29, 1);
  },
);
