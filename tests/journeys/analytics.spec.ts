import { expect, test, type Page } from 'playwright/test';

interface Pushed {
  readonly event?: string;
  readonly ecommerce?: { readonly items: readonly { readonly item_brand?: string; readonly index?: number }[] };
}

const pushed = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { qaLayer: Pushed[] }).qaLayer.map(
      (entry) => JSON.parse(JSON.stringify(entry)) as Pushed,
    ),
  );
const events = async (page: Page): Promise<string[]> => (await pushed(page)).flatMap(({ event }) => event ?? []);
const dispatch = (page: Page, name: string, detail?: object): Promise<boolean> =>
  page.evaluate(([type, data]) => document.dispatchEvent(new CustomEvent(`shop:${type}`, { detail: data })), [
    name,
    detail,
  ] as const);

async function open(page: Page): Promise<void> {
  await page.goto('/qa/analytics');
  await expect(page.locator('[data-component="analytics"]')).toHaveAttribute('data-mount-state', 'mounted');
}

test('analytics rules 10, 12 and 14: no event is sent before consent; then those allowed, and a purchase once', async ({
  page,
}) => {
  await open(page);
  expect(await events(page)).toEqual([]);
  await dispatch(page, 'set-consent', { analytics: true, ads: false });
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['view_item', 'purchase', 'view_item_list']));
  expect(await events(page)).not.toContain('enhanced_conversion_data');

  await open(page);
  await expect.poll(() => events(page)).toContain('view_item');
  expect(await events(page)).not.toContain('purchase');
});

test('analytics rules 4, 5, 6 and 20: events of the rows of a list, a choice from it, the cart and the steps of the checkout', async ({
  page,
}) => {
  await open(page);
  await dispatch(page, 'set-consent', { analytics: true, ads: true });
  // A press that waits too long for its code posts the form, which leaves the page.
  await page.getByRole('button', { name: 'In winkelwagen' }).hover();
  await expect(page.locator('[data-component="add-to-cart"]')).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect.poll(() => events(page)).toContain('add_to_cart');
  await page.getByRole('link', { name: 'Plank 5' }).click();
  await dispatch(page, 'checkout-started');
  await dispatch(page, 'shipping-chosen', { tier: 'Bezorging aan huis' });
  await dispatch(page, 'payment-chosen', { type: 'paydemo_payment_ideal' });
  await expect
    .poll(() => events(page))
    .toEqual(expect.arrayContaining(['select_item', 'begin_checkout', 'add_shipping_info', 'add_payment_info']));
  const all = await pushed(page);
  const rows = all.filter(({ event }) => event === 'view_item_list').map(({ ecommerce }) => ecommerce?.items.length);
  expect(rows).toEqual([4, 2]);
  const brands = all.flatMap(({ ecommerce }) => ecommerce?.items.map((item) => item.item_brand) ?? []);
  expect(new Set(brands)).toEqual(new Set(['Noest']));
});
