import { expect, test } from 'playwright/test';
import {
  backAfterReload,
  backAndForwardAfterReload,
  backTwice,
  CODE,
  choose,
  LISTINGS,
} from '../support/listingHistory';
import { hold } from '../support/hold';
import { CATEGORY } from '../support/shop';
import { chip, expectPrinted, filter, openListing } from '../support/listing';

test('listing rule 34: Back while the code of a reloaded listing is coming leads to the list of that address', async ({
  page,
}) => {
  await backAfterReload(page);
});

test(
  'listing rule 34: Back and Forward while the code is coming lead to the list that was printed',
  { tag: '@long' },
  async ({ page }) => {
    await backAndForwardAfterReload(page);
  },
);

test('listing rule 34: a Back that fails leads back to the list that is shown, and is repeated where it was pressed', async ({
  page,
}) => {
  await openListing(page, CATEGORY);
  const sorted = `${CATEGORY}?sort=name%3Aasc`;
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Naam (A - Z)' });
  await expect(page).toHaveURL(sorted);
  await page.route(LISTINGS, (route) => route.abort());
  await page.evaluate(() => history.back());
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'konden niet worden geladen' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(sorted);
  await expectPrinted(page);

  await page.unroute(LISTINGS);
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page).toHaveURL(CATEGORY);
  await expectPrinted(page);
  await expect(alert).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(sorted);
  await expectPrinted(page);
});

test(
  'listing rule 34: where a reloaded list can not be replaced, Back loads the page of its address',
  { tag: '@long' },
  async ({ page }) => {
    await openListing(page, CATEGORY);
    await choose(page, 'Douglas');
    const release = await hold(page, CODE);
    await page.route(LISTINGS, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(CATEGORY);
    release();
    await expect(chip(page, 'Douglas')).toHaveCount(0);
    await expectPrinted(page);
  },
);

test('listing rules 20 and 34: Back twice at once leads two lists back, and each keeps its scroll position', async ({
  page,
}) => {
  await backTwice(page);
});

test(
  'listing rule 34: Forward while Back is awaited stays at the list that is shown',
  { tag: '@long' },
  async ({ page }) => {
    await openListing(page, CATEGORY);
    await choose(page, 'Douglas');
    const release = await hold(page, LISTINGS);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(CATEGORY);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
    await expect(filter(page, 'Douglas')).toHaveAttribute('aria-current', 'true');
    release();
    await expectPrinted(page);
  },
);

test(
  'listing rule 34: a link within the page has the list that was shown when it was followed',
  { tag: '@long' },
  async ({ page }) => {
    await openListing(page, CATEGORY);
    await choose(page, 'Douglas');
    await page.evaluate(() => {
      location.hash = '#inhoud';
    });
    await choose(page, '28 mm');
    await page.goBack();
    await expect(page).toHaveURL(`${CATEGORY}/_Douglas#inhoud`);
    await expectPrinted(page);
    await page.goBack();
    await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
    await expectPrinted(page);
    await page.goBack();
    await expect(page).toHaveURL(CATEGORY);
    await expectPrinted(page);
  },
);

test('listing rule 35: the title of the document says which page it is, as the server prints it', async ({ page }) => {
  await openListing(page, CATEGORY);
  await expect(page).toHaveTitle(/^Vlonderplanken \|/);
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveTitle(/^Vlonderplanken, pagina 2 \|/);
  await expectPrinted(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^Vlonderplanken \|/);
});

test('listing rule 18: what holds without a choice is left out of a typed address and of every link', async ({
  page,
}) => {
  await openListing(page, `${CATEGORY}/_Douglas?page_size=24&sort=relevance:desc&page=1&bron=mail`);
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas?bron=mail`);
  const links = page.getByRole('complementary', { name: 'Filters' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => /page_size|sort|page=/.test(address))).toEqual([]);
  await page.goto(`${CATEGORY}?page=2&maxPrice=12,50&sort=name:asc`);
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?maxPrice=12\\.5&sort=name%3Aasc(&page=2)?$`));
});
