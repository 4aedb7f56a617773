import { expect, test } from 'playwright/test';
import { CATEGORY } from '../support/shop';
import { cards, count, filter, openListing } from '../support/listing';
import { WRONG_ANSWERS } from './wrongAnswers';

const LISTINGS = '**/api/catalog/**/product/list**';

for (const { name, answer } of WRONG_ANSWERS) {
  test(`with listings ${name} the old list stays, says so, and comes when asked again`, async ({ page }) => {
    await page.route(LISTINGS, answer);
    await openListing(page, CATEGORY);
    const before = await count(page).textContent();
    await filter(page, 'Douglas').click();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'konden niet worden geladen' });
    await expect(alert).toBeVisible();
    await expect(count(page)).toHaveText(before ?? '');
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(CATEGORY);
    await expect(filter(page, 'Douglas')).not.toHaveAttribute('aria-current');

    await page.unroute(LISTINGS);
    await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
    await expect(alert).toHaveCount(0);
  });
}

test('while a listing is slow the old one stays, marked as busy, and the last choice wins', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(LISTINGS, async (route) => {
    if (new URL(route.request().url()).searchParams.has('sort')) return route.continue();
    await held;
    await route.continue().catch(() => {});
  });
  await openListing(page, CATEGORY);
  await filter(page, 'Douglas').click();
  await expect(filter(page, 'Douglas')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-component="product-list"]')).toHaveAttribute('aria-busy', 'true');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Naam (A - Z)' });
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas?sort=name%3Aasc`);
  release();
  await expect(page.locator('[data-component="product-list"]')).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas?sort=name%3Aasc`);
});

test('a listing that is answered empty says so, and offers to clear the filters', async ({ page }) => {
  await openListing(page, CATEGORY);
  await page.route(LISTINGS, async (route) => {
    const response = await route.fetch();
    const json: object = await response.json();
    await route.fulfill({ json: { ...json, items: [], total_items: 0, last_page: 1 } });
  });
  await filter(page, 'Douglas').click();
  await expect(page.getByText('Geen producten gevonden. Pas je filters aan.')).toBeVisible();
  await page.unroute(LISTINGS);
  await page.getByRole('link', { name: 'Wis alle filters' }).last().click();
  await expect(cards(page)).toHaveCount(24);
});

test('addresses that can not be lead to the nearest listing, never to an error page', async ({ page }) => {
  for (const address of [
    `${CATEGORY}/_Bestaat-niet`,
    `${CATEGORY}/_%E0%A4%A`,
    `${CATEGORY}?page=9999`,
    `${CATEGORY}?page_size=-1`,
    `${CATEGORY}?sort=;drop`,
    `${CATEGORY}?minPrice=900000&maxPrice=1`,
  ]) {
    const answer = await page.goto(address);
    expect([200, 404], address).toContain(answer?.status());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
