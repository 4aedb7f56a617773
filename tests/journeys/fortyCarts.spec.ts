import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { newCustomer } from '../support/newCustomer';
import { FORTY_CARTS, type CountedCart } from '../../fixtures/shop/testing/fortyCarts';

const NAMES = [
  'ten planks reach a tier',
  'two kinds of screws by post',
  'boards by the square metre',
  'business: decking and screws',
];
const CARTS = FORTY_CARTS.filter(({ name }) => NAMES.includes(name));

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Winkelwagen/ });

async function fill(page: Page, { lines }: CountedCart): Promise<void> {
  for (const line of lines) {
    const [sku, qty] = line.split(' ');
    const added = await page.evaluate(
      async (cartItem) => {
        const config = JSON.parse(document.getElementById('noest-config')!.textContent) as { csrfToken: string };
        const answer = await fetch('/api/checkout/quote/addProductToQuote', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': config.csrfToken },
          body: JSON.stringify({ cartItem }),
        });
        return answer.ok;
      },
      { sku, qty: Number(qty) },
    );
    expect(added).toBe(true);
  }
}

/** The visible text of each row of totals. */
const sumsIn = async (page: Page, scope: string) =>
  plain((await page.locator(scope).first().innerText()).replaceAll(/\s+/g, ' '));

for (const cart of CARTS) {
  test(`${cart.name}: drawer, cart page and checkout show what was worked out apart from the shop`, async ({
    page,
  }) => {
    if (cart.who === 'business') await logIn(page, await newCustomer(page, 'business'));
    else await page.goto('/');
    await fill(page, cart);
    await page.goto('/');
    await page.getByRole('link', { name: /^Winkelwagen/ }).click();
    const open = drawer(page);
    await expect(open.getByText('Subtotaal')).toBeVisible();
    const shown = plain((await open.innerText()).replaceAll(/\s+/g, ' '));
    expect(shown).toContain(`Subtotaal ${cart.subtotal}`);
    expect(shown).toContain(`Verzendkosten ${cart.shipping}`);
    expect(shown).toMatch(/Bezorgd vanaf \w+dag \d+ \w+/);
    for (const row of cart.rows) expect(shown).toContain(row);

    await page.goto('/checkout/cart');
    await expect(page.locator('[data-component="cart"]')).toHaveAttribute('data-mount-state', 'mounted');
    const sums = await sumsIn(page, '.noest-cart .noest-totals');
    for (const part of [
      `Subtotaal ${cart.subtotal}`,
      `Verzendkosten ${cart.shipping}`,
      `Btw ${cart.tax}`,
      `Totaal incl. btw ${cart.total}`,
    ])
      expect(sums).toContain(part);

    await page.goto('/checkout');
    await expect(page.locator('[data-component="checkout"]')).toHaveAttribute('data-mount-state', 'mounted');
    const summary = await sumsIn(page, '.noest-summary .noest-totals');
    expect(summary).toContain(`Totaal incl. btw ${cart.total}`);
    expect(summary).toContain(`Verzendkosten ${cart.shipping}`);
  });
}

test('a guest is at the withdrawal within two presses', async ({ page }) => {
  await page.goto('/tuinhout/vlonderplanken');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overeenkomst hier herroepen' })).toBeVisible();
  await expect(page.getByLabel('Bestelnummer')).toBeVisible();
});

test('the badge, the struck price and the percentage follow the chosen variant', async ({ page }) => {
  await page.goto('/douglas-vlonderplank-28-x-145-mm?lengte=300+cm&afwerking=Zwart+gebeitst');
  await expect(page.locator('[data-shows="discount"]')).toHaveText('-5%');
  await page.getByRole('radio', { name: 'Onbehandeld' }).check({ force: true });
  await expect(page.locator('[data-shows="discount"]')).toHaveText('-7%');
});
