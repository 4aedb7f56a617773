import { expect, test, type Locator, type Page } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { begin, field, forward, rememberGuest } from '../support/checkoutSteps';
import { filter, openListing } from '../support/listing';
import { CATEGORY, ITEMS, cartLink, drawer } from '../support/shop';

const retry = (page: Page): Locator => page.getByRole('button', { name: 'Opnieuw proberen' });

type Outcome = 'failed' | 'loaded';

/** The first call of this address fails; the next ones wait until they are told what becomes of them, up to one that succeeds. */
async function failing(page: Page, url: string | RegExp): Promise<(outcome: Outcome) => void> {
  let next: Promise<Outcome> = Promise.resolve('failed');
  let answer: ((outcome: Outcome) => void) | null = null;
  await page.route(url, async (route) => {
    const outcome = await next;
    if (outcome === 'loaded') return route.continue();
    next = new Promise((resolve) => (answer = resolve));
    return route.fulfill({ status: 500, json: {} });
  });
  return (outcome) => answer?.(outcome);
}

/** Presses the button twice by the keyboard: it fails again, then it is loaded, and `loaded` has the focus. */
async function expectFocusKept(page: Page, end: (outcome: Outcome) => void, loaded: Locator): Promise<void> {
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect(retry(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(retry(page)).toBeFocused();
  end('failed');
  await expect(retry(page)).not.toHaveAttribute('aria-disabled');
  await expect(retry(page)).toBeFocused();
  await page.keyboard.press('Enter');
  end('loaded');
  await expect(retry(page)).toHaveCount(0);
  await expect(loaded).toBeFocused();
}

test('shared rule 66: the focus stays at what is tried again in the checkout @lean', async ({ page }) => {
  await rememberGuest(page);
  await begin(page);
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
  const ways = await failing(page, '**/collectShippingMethods');
  await forward(page, 'Naar verzending').click();
  await expectFocusKept(page, ways, page.getByRole('group', { name: 'Verzendmethode' }));
  const payment = await failing(page, '**/collectPaymentMethods');
  await page.getByRole('radio', { name: /Afhalen/ }).check();
  // The totals of the way that was chosen.
  await expectFocusKept(page, payment, page.getByRole('main').locator('fieldset').last());
  const methods = await failing(page, '**/collectPaymentMethods');
  await forward(page, 'Naar betaling').click();
  await expectFocusKept(page, methods, page.getByRole('group', { name: 'Betaalmethode' }));
  const totals = await failing(page, '**/set-payment-information');
  await page
    .getByRole('radio', { name: /Overboeking|Bancontact/ })
    .first()
    .check();
  await expectFocusKept(page, totals, page.getByRole('group', { name: 'Betaalmethode' }));
});

test('shared rule 66: the focus stays at what is tried again in a listing', async ({ page }) => {
  await openListing(page, CATEGORY);
  const list = await failing(page, /\/product\/list/);
  await filter(page, 'Lariks').click();
  await expectFocusKept(page, list, page.locator('[data-component="product-list"]'));
});

test('shared rule 66: the focus stays at what is tried again in the drawer and on the cart page @lean', async ({
  page,
}) => {
  await addByForm(page, ITEMS.plank.sku, 1);
  await page.goto(CATEGORY);
  let totals = await failing(page, '**/totals/collect*');
  await cartLink(page).click();
  await expectFocusKept(page, totals, drawer(page).getByRole('heading', { level: 2 }));
  await page.goto('/checkout/cart');
  await expect(page.locator('[data-component="cart"]')).toHaveAttribute('data-mount-state', 'mounted');
  totals = await failing(page, '**/totals/collect*');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop:cart-refresh')));
  await expectFocusKept(page, totals, page.locator('.noest-cart__content'));
});

test('shared rule 66: the focus stays at what is tried again in a quick order', async ({ page }) => {
  await page.goto('/snel-bestellen');
  const part = page.locator('[data-component="quick-order"]');
  await expect(part).toHaveAttribute('data-mount-state', 'mounted');
  const rows = await failing(page, '**/api/quick-order');
  await part
    .getByRole('textbox', { name: /^Artikelnummer van/ })
    .first()
    .fill(ITEMS.plank.sku);
  await expectFocusKept(page, rows, part.locator('.noest-box', { has: page.locator('.noest-totals') }));
});
