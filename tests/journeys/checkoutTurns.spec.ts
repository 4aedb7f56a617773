import { expect, test } from 'playwright/test';
import { addByForm, placeOrder } from '../support/checkout';
import {
  agree,
  begin,
  field,
  fillContact,
  fillDutchAddress,
  order,
  ordersOf,
  pay,
  placeButton,
  rememberGuest,
  rememberedToPayment,
  toPayment,
} from '../support/checkoutSteps';
import { putInStock } from '../support/database';
import { ITEMS } from '../support/shop';

const city = (address: string) => (JSON.parse(address) as { city: string }).city;
const rows = (page: Parameters<typeof ordersOf>[0]) => ordersOf(page, test.info());

test('a guest has it delivered elsewhere than billed', { tag: '@long' }, async ({ page }) => {
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fillDutchAddress(page);
  await page.getByRole('checkbox', { name: 'Verzendadres wijkt af van bovenstaand adres' }).check();
  const shipping = page.getByRole('group', { name: 'Verzendadres' });
  await shipping.getByLabel('Voornaam').fill('Joost');
  await shipping.getByLabel('Achternaam').fill('Peeters');
  await shipping.getByLabel('Telefoonnummer').fill('0612345678');
  await shipping.getByLabel('Postcode').fill('3011AD');
  await shipping.getByLabel('Huisnummer').fill('40');
  await expect(page.getByText('Adres gevonden: Coolsingel 40, Rotterdam')).toBeVisible();
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /iDEAL/);
  await pay(page);
  const [row] = await rows(page);
  expect([city(row?.billing_address ?? '{}'), city(row?.shipping_address ?? '{}')]).toEqual(['Amsterdam', 'Rotterdam']);
});

test('a gift voucher pays all of it; above € 750 delivery in the Netherlands is free, with 10% off too', async ({
  page,
}) => {
  await addByForm(page, ITEMS.plank.sku, 1);
  const coupon = async (code: string) => {
    await page.goto('/checkout/cart');
    await expect(page.locator('[data-component=coupon]')).toHaveAttribute('data-mount-state', 'mounted');
    const typed = page.getByRole('textbox', { name: 'Kortingscode of cadeaubon' });
    // What an earlier order was discounted with is not there any more.
    await expect(typed).toHaveValue('');
    await typed.fill(code);
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText(`Kortingscode ${code} is toegepast`).first()).toBeVisible();
  };
  await rememberGuest(page);
  // Another test shows the whole amount of the other voucher.
  await coupon('CADEAU50');
  await page.goto('/checkout');
  await rememberedToPayment(page, /Afhalen in Amersfoort/);
  await order(page, /Cadeaubon/);
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();

  await addByForm(page, ITEMS.plank.sku, 200);
  await coupon('WELKOM10');
  await page.goto('/checkout');
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
  await toPayment(page, /Bezorging aan huis.*Gratis/);
  await order(page, /iDEAL/);
  await pay(page);
  expect(await rows(page)).toMatchObject([
    { status: 'new', coupon_code: 'CADEAU50', grand_total: 0 },
    { status: 'new', coupon_code: 'WELKOM10', shipping: 0 },
  ]);
});

test('stock that goes while somebody stands in the checkout leads back to the cart, which says so; what is left is ordered', async ({
  page,
  browser,
}) => {
  // No other test asks for these.
  const sku = '112107';
  putInStock(String(test.info().project.metadata['build'] ?? 'react'), sku, 3);
  await addByForm(page, ITEMS.plank.sku, 1);
  await rememberGuest(page);
  await begin(page, { sku }, 2);
  await rememberedToPayment(page, /Bezorging aan huis/);
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  // All is worked out by then: what the step asks for would lead back to the cart before the press does.
  await agree(page);
  const other = await browser.newPage({ baseURL: String(test.info().project.use.baseURL) });
  await addByForm(other, sku, 2);
  await placeOrder(other);
  await other.close();

  await placeButton(page).click();
  await page.waitForURL('**/checkout/cart/');
  await expect(page.getByText(/De voorraad van een of meer artikelen is gewijzigd/).first()).toBeVisible();
  expect(await rows(page)).toEqual([]);
  await page.getByRole('button', { name: /^Verwijderen: Eiken plank/ }).click();
  await expect(page.getByText(/De voorraad van een of meer artikelen is gewijzigd/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Afrekenen' }).click();
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
  await toPayment(page, /Bezorging aan huis/);
  await order(page, /iDEAL/);
  await pay(page);
  expect(await rows(page)).toMatchObject([{ status: 'new' }]);
});

test('with the keyboard alone, at 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page);
  const type = async (name: string, text: string) => {
    for (let presses = 0; presses < 25; presses += 1) {
      if (await field(page, name).evaluate((input) => input === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(text);
  };
  for (const [name, text] of [
    ['E-mailadres', 'sanne@example.com'],
    ['Herhaal e-mailadres', 'sanne@example.com'],
    ['Voornaam', 'Sanne'],
    ['Achternaam', 'Bakker'],
    ['Telefoonnummer', '0612345678'],
    ['Postcode', '1012JS'],
    ['Huisnummer', '1'],
  ] as const) {
    await type(name, text);
  }
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeFocused();
  const home = page.getByRole('radio', { name: /Bezorging aan huis/ });
  await home.focus();
  await page.keyboard.press('Space');
  await expect(home).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeFocused();
  const agreement = page.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ });
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await agreement.focus();
  await page.keyboard.press('Space');
  await expect(agreement).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await pay(page);
  expect(await rows(page)).toMatchObject([{ status: 'new' }]);
});

test('analytics rules 10 and 20: each step of the checkout is measured, begin_checkout and the purchase once', async ({
  page,
}) => {
  const events = () =>
    page.evaluate(() =>
      ((globalThis as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(
        ({ event }) => event ?? [],
      ),
    );
  await page.goto('/qa/analytics');
  await expect(page.locator('[data-component="analytics"]')).toHaveAttribute('data-mount-state', 'mounted');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('shop:set-consent', { detail: { analytics: true, ads: true } })),
  );
  await rememberGuest(page);
  await begin(page);
  await expect.poll(events).toContain('begin_checkout');
  expect((await events()).filter((event) => event === 'begin_checkout')).toHaveLength(1);
  await rememberedToPayment(page, /Bezorging aan huis/);
  await expect.poll(events).toEqual(expect.arrayContaining(['add_shipping_info', 'add_payment_info']));
  await order(page, /iDEAL/);
  await pay(page);
  await expect.poll(events).toEqual(expect.arrayContaining(['purchase', 'enhanced_conversion_data']));
  await page.reload();
  await expect.poll(events).toContain('enhanced_conversion_data');
  expect(await events()).not.toContain('purchase');
});
