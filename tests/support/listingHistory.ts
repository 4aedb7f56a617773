import { expect, type Page } from 'playwright/test';
import { cards, chip, expectPrinted, filter, openListing } from './listing';
import { CATEGORY } from './shop';
import { hold } from './hold';

export const LISTINGS = '**/api/catalog/**/product/list**';
export const CODE = '**/noest/chunks/**';

/** Reloads, and returns while the page is still loading; Playwright's own reload waits in Firefox for code that is held. */
async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['old'] = '';
    location.reload();
  });
  await expect(page.locator('html:not([data-old]) .noest-product-list').first()).toBeAttached();
}

export async function choose(page: Page, label: string): Promise<void> {
  const before = page.url();
  await filter(page, label).click();
  await expect(page).not.toHaveURL(before);
  await expect(chip(page, label)).toBeVisible();
}

/** Reloads a filtered listing and goes Back before its code has come. */
export async function backAfterReload(page: Page): Promise<void> {
  await openListing(page, CATEGORY);
  await choose(page, 'Douglas');
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
  const release = await hold(page, CODE);
  await reload(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(CATEGORY);
  release();
  await expect(chip(page, 'Douglas')).toHaveCount(0);
  await expectPrinted(page);
  await page.goForward();
  await expect(chip(page, 'Douglas')).toBeVisible();
  await expectPrinted(page);
}

/** Reloads a filtered listing, and goes Back and Forward before its code has come. */
export async function backAndForwardAfterReload(page: Page): Promise<void> {
  await openListing(page, CATEGORY);
  await choose(page, 'Douglas');
  const release = await hold(page, CODE);
  await reload(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(CATEGORY);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
  release();
  await expect(page.locator('[data-component="filters"]')).toHaveAttribute('data-mount-state', 'mounted');
  await expectPrinted(page);
}

/** Goes two lists back at once, from one that is sorted and long. */
export async function backTwice(page: Page): Promise<void> {
  await openListing(page, CATEGORY);
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Naam (A - Z)' });
  await expect(page).toHaveURL(/sort=/);
  await page.evaluate(() => scrollTo(0, 200));
  await page.getByRole('combobox', { name: 'Toon per pagina' }).selectOption('48');
  await expect(cards(page)).toHaveCount(48);
  await page.evaluate(() => scrollTo(0, 700));
  const release = await hold(page, LISTINGS);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${CATEGORY}?sort=name%3Aasc`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(CATEGORY);
  release();
  await expectPrinted(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();
  await expectPrinted(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
}
