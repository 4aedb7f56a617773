import { expect, test, type Page } from 'playwright/test';
import { orderRows, quoteRows } from '../support/database';
import { OBSERVE_SHIFTS, shiftsOf } from '../support/shifts';
import { ITEMS, cartLink, named } from '../support/shop';
import { addByForm, placeOrder } from '../support/checkout';
import { sessionCookie } from '../support/sessionCookie';

const build = () => String(test.info().project.metadata['build']);
const rows = async (page: Page) =>
  quoteRows(build(), await sessionCookie(page))
    .map(({ sku, qty }) => `${qty} x ${sku}`)
    .join(', ');

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: named(name) });
const total = (page: Page) => page.getByRole('region', { name: 'Totalen' });

async function openCart(page: Page, ...items: readonly [sku: string, qty: number][]): Promise<void> {
  for (const [sku, qty] of items) await addByForm(page, sku, qty);
  await page.goto('/checkout/cart');
  await expect(page.locator('[data-component=cart]')).toHaveAttribute('data-mount-state', 'mounted');
}

test('a quantity is changed, a line removed and brought back; totals, badge and database follow @both', async ({
  page,
}) => {
  await openCart(page, ['100101', 9], ['100198', 1]);
  await line(page, ITEMS.plank.name).getByRole('button', { name: 'Meer' }).click();
  await expect(total(page)).toContainText('89,90');
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 11 artikelen');
  await line(page, ITEMS.fewLeft.name)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  const undo = page.getByRole('button', { name: /^Ongedaan maken/ });
  await expect(undo).toBeFocused();
  await expect.poll(() => rows(page)).toBe('10 x 100101');
  await undo.click();
  await expect.poll(() => rows(page)).toBe('10 x 100101, 1 x 100198');
});

test('taking over moves nothing @both', async ({ page }) => {
  await addByForm(page, '100101', 12);
  await page.goto('/');
  await page.addInitScript(OBSERVE_SHIFTS);
  await page.goto('/checkout/cart');
  await expect(page.locator('[data-component=coupon]')).toHaveAttribute('data-mount-state', 'mounted');
  expect(await shiftsOf(page)).toEqual([]);
});

test('a code that has expired says so, one that counts is in the totals, and can be taken off @lean', async ({
  page,
}) => {
  await openCart(page, ['100101', 12]);
  const field = page.getByRole('textbox', { name: 'Kortingscode of cadeaubon' });
  await field.fill('verlopen');
  await field.press('Enter');
  await expect(page.getByText('Deze kortingscode is verlopen.')).toBeVisible();
  await field.fill('hout5');
  await field.press('Enter');
  await expect(page.getByText('Kortingscode HOUT5 is toegepast').first()).toBeVisible();
  await expect(total(page)).toContainText('135,83');
  await page.getByRole('button', { name: 'Verwijderen: HOUT5' }).click();
  await expect(total(page)).not.toContainText('Korting (HOUT5)');
});

test('mount rule 31: a code that is being typed outlives a cart that is empty for a moment @lean', async ({ page }) => {
  await openCart(page, ['100101', 2]);
  const field = page.getByRole('textbox', { name: 'Kortingscode of cadeaubon' });
  await field.fill('hout5');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(field).toHaveValue('hout5');
  await field.press('Enter');
  await expect(page.getByText('Kortingscode HOUT5 is toegepast').first()).toBeVisible();
});

// `checkout.spec.ts` has a payment that fails, too.
test(
  'a payment that fails leads back with the cart intact; one that succeeds is an order, thanked for',
  { tag: '@long' },
  async ({ page }) => {
    await openCart(page, ['100101', 2]);
    await page.goto(await placeOrder(page));
    await page.getByRole('button', { name: 'Mislukken' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('alert').filter({ hasText: 'de betaling kon niet worden voltooid' })).toBeVisible();
    await expect.poll(() => rows(page)).toBe('2 x 100101');

    await page.goto(await placeOrder(page));
    await page.getByRole('button', { name: 'Betalen' }).click();
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
    expect(
      orderRows(build(), await sessionCookie(page)).map(({ status, grand_total }) => `${status} ${grand_total}`),
    ).toEqual(['canceled 7385', 'new 7385']);
  },
);
