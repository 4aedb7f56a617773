import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { tokenOf } from '../support/checkout';
import { newCustomer } from '../support/newCustomer';
import { addressOf } from '../../fixtures/shop/testing/orderBody';
import { FORTY_CARTS, type CountedCart } from '../../fixtures/shop/testing/fortyCarts';

/** Of the forty carts a short run has these, a long one all. */
const SHORT = ['decking in two colours, 10% off', 'business: decking and screws'];

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Winkelwagen/ });

async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<void> {
  const headers = { 'X-CSRF-TOKEN': await tokenOf(page) };
  expect((await page.request.fetch(`/api/checkout/${path}`, { method, headers, data })).status()).toBe(200);
}

async function fill(page: Page, { lines, coupon, to }: CountedCart): Promise<void> {
  for (const line of lines) {
    const [sku = '', qty] = line.split(' ');
    const sample = { sku: '200101', qty: 1, product_option: { extension_attributes: { sample: true } } };
    const cartItem = sku === 'sample' ? sample : { sku, qty: Number(qty) };
    await call(page, 'POST', 'quote/addProductToQuote', { cartItem });
  }
  if (coupon) await call(page, 'PUT', `payment/coupons/${coupon}`, {});
  if (to === 'NL') return;
  const address =
    to === 'BE'
      ? addressOf({ country_id: 'BE', postcode: '2000', city: 'Antwerpen', street: ['Meir', '1', ''] })
      : addressOf();
  const [carrier, way] = to === 'BE' ? ['tablerate', 'bezorging'] : ['pickup', 'afhalen'];
  await call(page, 'POST', 'payment/collectPaymentMethods', {
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shippingCarrierCode: carrier,
      shippingMethodCode: way,
    },
  });
}

/** The visible text of each row of totals. */
const sumsIn = async (page: Page, scope: string) =>
  plain((await page.locator(scope).first().innerText()).replaceAll(/\s+/g, ' '));

for (const cart of FORTY_CARTS) {
  const tag = SHORT.includes(cart.name) ? [] : ['@long'];
  test(
    `${cart.name}: drawer, cart page and checkout show what was worked out apart from the shop`,
    { tag },
    async ({ page }) => {
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
      const day = cart.isParted ? /Alles samen: \w+dag \d+ \w+/ : /Bezorgd vanaf \w+dag \d+ \w+/;
      if (cart.to !== 'pickup') expect(shown).toMatch(day);
      for (const row of cart.rows) expect(shown).toContain(row);

      await page.goto('/checkout/cart');
      await expect(page.locator('[data-component="cart"]')).toHaveAttribute('data-mount-state', 'mounted');
      const sums = await sumsIn(page, '.noest-cart .noest-totals');
      for (const part of [
        `Subtotaal ${cart.subtotal}`,
        `Verzendkosten ${cart.shipping}`,
        `Btw ${cart.tax}`,
        `Totaal incl. btw ${cart.total}`,
        ...(cart.discount ? [cart.discount] : []),
        ...(cart.off ? [`Extra volumekorting ${cart.off}`] : []),
      ])
        expect(sums).toContain(part);

      // The checkout knows no total for a place that is not filled in yet.
      if (cart.to !== 'NL') return;

      await page.goto('/checkout');
      await expect(page.locator('[data-component="checkout"]')).toHaveAttribute('data-mount-state', 'mounted');
      const summary = await sumsIn(page, '.noest-summary .noest-totals');
      expect(summary).toContain(`Totaal incl. btw ${cart.total}`);
      expect(summary).toContain(`Verzendkosten ${cart.shipping}`);
    },
  );
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
