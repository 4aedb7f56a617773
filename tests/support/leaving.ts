import { expect, test, type Page } from 'playwright/test';
import { quoteRows } from './database';
import { ITEMS, openProduct } from './shop';
import { isLong } from './isLong';
import { sessionCookie } from './sessionCookie';

const LONGEST = 300;
/** It takes less than another page of the shop. */
const LIGHT_PAGE = '/noest/noest.css';

const LAST_BADGE = 'test-last-badge';

/** From now on each page leaves behind what its badge shows; call it before the first page is opened. */
async function rememberBadges(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const remember = (): void => {
      const badge = document.querySelector<HTMLElement>('[data-component=cart-count]');
      if (badge) sessionStorage.setItem(key + location.pathname, badge.hidden ? '0' : badge.textContent);
    };
    // After each task that changes it, those that leaving has caused too: browsers differ in the order of their events.
    const all = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden'] };
    new MutationObserver(remember).observe(document, all);
  }, LAST_BADGE);
}

/** Presses a button, and leaves for another page so many milliseconds after the press, whatever comes of it. */
async function pressAndLeave(page: Page, button: string, delay: number, path: string): Promise<void> {
  await page.evaluate(
    ([wait, next]) => {
      const leave = (): void => void setTimeout(() => location.assign(next), wait);
      addEventListener('click', leave, { capture: true, once: true });
    },
    [delay, path] as const,
  );
  const left = page.waitForURL(`**${path}`);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
  await left;
}

/** What the badge of this page showed last, now that it has been left. */
async function lastBadge(page: Page, address: string): Promise<number> {
  const key = LAST_BADGE + new URL(address).pathname;
  return Number(await page.evaluate((name) => sessionStorage.getItem(name), key));
}

/** How many articles the database has in the cart of this visitor. */
async function inCart(page: Page, build: string): Promise<number> {
  return quoteRows(build, await sessionCookie(page)).reduce((sum, { qty }) => sum + qty, 0);
}

/** Brings the code of the product form, as a shopper's approach to it does. */
async function alive(page: Page): Promise<void> {
  // A pointer that rested here as the page came is no sign of interest.
  await page.mouse.move(0, 0);
  const form = page.locator('[data-component=simple-product]');
  await form.locator('form').first().hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
}

/**
 * Adds a plank and leaves 0 to 300 ms after the press, each time a little later; in a long run 50 times. Each time the cart has
 * what the last badge counted. Once more it leaves as soon as the badge has counted.
 * @param short how many times otherwise: each takes seconds
 */
export async function addAndLeave(page: Page, build: string, short: number): Promise<void> {
  const adds = isLong ? 50 : short;
  await rememberBadges(page);
  await openProduct(page, ITEMS.plank);
  const product = page.url();
  for (let add = 0; add < adds; add += 1) {
    const delay = Math.round((add / (adds - 1)) * LONGEST);
    await test.step(`left ${delay} ms after the press`, async () => {
      await page.goto(product, { waitUntil: 'domcontentloaded' });
      // Every other press comes before its code.
      if (add % 2 === 0) await alive(page);
      await pressAndLeave(page, 'In winkelwagen', delay, LIGHT_PAGE);
      const counted = await lastBadge(page, product);
      await expect.poll(() => inCart(page, build)).toBe(counted);
    });
  }
  // Of those, a slow machine may have sent none: this one is.
  await test.step('left as soon as the badge counts', async () => {
    await page.goto(product, { waitUntil: 'domcontentloaded' });
    await alive(page);
    const counted = (await inCart(page, build)) + 1;
    await page.getByRole('main').getByRole('button', { name: 'In winkelwagen', exact: true }).first().click();
    await expect.poll(() => lastBadge(page, product)).toBe(counted);
    await page.goto(LIGHT_PAGE);
    await expect.poll(() => inCart(page, build)).toBe(counted);
  });
  // How many are sent before the page is gone depends on the machine.
  expect(await inCart(page, build)).toBeGreaterThan(adds / 5);
}
