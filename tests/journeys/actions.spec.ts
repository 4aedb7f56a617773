import { expect, test, type Page } from 'playwright/test';
import { CATEGORY, cartLink, drawer, ITEMS, openProduct } from '../support/shop';
import { cards, openListing } from '../support/listing';

const { sku } = ITEMS.plank;
const ready = (page: Page) => page.waitForFunction(() => 'noest' in window);

test('a script of the page adds, changes, removes and opens the cart by actions, each with its outcome', async ({
  page,
}) => {
  await page.goto(CATEGORY);
  await ready(page);
  const qty = await page.evaluate(async (ofPlank) => {
    const { cart } = window.noest;
    const added = await cart.add({ sku: ofPlank, qty: 2 });
    if (!added.ok) throw new Error(added.error.kind);
    const known = await cart.get();
    const [line] = known.ok ? known.value.items : [];
    const changed = await cart.change({ itemId: line?.id ?? '', qty: 5 });
    return changed.ok && changed.value.itemsQty;
  }, sku);
  expect(qty).toBe(5);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 5 artikelen');

  expect(await page.evaluate(() => window.noest.cart.open())).toEqual({ ok: true, value: null });
  await expect(drawer(page)).toBeVisible();

  const left = await page.evaluate(async () => {
    const known = await window.noest.cart.get();
    const [line] = known.ok ? known.value.items : [];
    const removed = await window.noest.cart.remove({ itemId: line?.id ?? '' });
    return removed.ok && removed.value.itemsQty;
  });
  expect(left).toBe(0);
  expect(await page.evaluate(() => window.noest.last('cart-changed'))).toEqual({ itemsQty: 0 });
  expect(await page.evaluate(() => window.noest.customer.get())).toEqual({ isLoggedIn: false, isBusiness: false });
});

test('cart rule 27: of two cart links the drawer opens at the one that can be seen, though the other was there first', async ({
  page,
}) => {
  await openProduct(page, ITEMS.plank);
  await ready(page);
  const link = page.getByRole('banner').locator('[data-component=minicart]').last();
  await link.evaluate(async (desktop) => {
    const phone = desktop.cloneNode(true) as HTMLElement;
    phone.style.display = 'none';
    desktop.before(phone);
    await window.noest.mount(phone);
  });
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  expect(await page.evaluate(() => window.noest.cart.open())).toEqual({ ok: true, value: null });
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const noPart = { ok: false, error: { kind: 'no-part', parts: ['minicart'] } };
  await link.evaluate((desktop) => (desktop.style.display = 'none'));
  expect(await page.evaluate(() => window.noest.cart.open())).toEqual(noPart);
});

test('shared rules 48 and 50: a listener of the page forbids what a shopper asks of a part, and tells why itself', async ({
  page,
}) => {
  await openProduct(page, ITEMS.plank);
  const form = page.getByRole('main').locator('[data-component~=simple-product]').first();
  await form.hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  await page.evaluate(() => {
    document.addEventListener('shop:before-cart-add', (event) => {
      event.preventDefault();
      document.title = `not ${event.detail.request.sku}`;
    });
  });
  await form.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page).toHaveTitle(`not ${sku}`);
  await expect
    .poll(() => page.evaluate(() => window.noest.last('after-cart-add')?.outcome))
    .toEqual({ ok: false, error: { kind: 'aborted' } });
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/^Winkelwagen(, 0 artikelen)?$/);
});

test('a request that is none rejects with the place of the mistake, and code is fetched with the first action only', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/qa/tooltip');
  await ready(page);
  const isOfActions = (file: string): boolean => /\/(actions|\w+Actions|openCart)\.js$/.test(file);
  expect(files.filter(isOfActions)).toEqual([]);
  const said = await page.evaluate(() => {
    const { prices, cart, listing } = window.noest;
    const none = '2' as unknown as number;
    const misspelt = { sku: '100101', quantity: 2 };
    const asked = [
      prices.set({ view: 'gratis' as 'incl_tax' }),
      prices.set('excl_tax' as never),
      prices.set(undefined as never),
      cart.add({ sku: '100101', qty: none }),
      cart.add(misspelt),
      cart.change({ itemId: '1', qty: none }),
      cart.change({ itemId: '1', qty: Infinity }),
      cart.remove({} as { itemId: string }),
      listing.change({ page: none }),
      listing.change({ minPrice: Infinity }),
    ];
    return Promise.all(asked.map((one) => one.then(String, (error: Error) => error.message)));
  });
  expect(said).toEqual([
    '[noest] prices.set, view: Invalid type: Expected ("incl_tax" | "excl_tax") but received "gratis"',
    '[noest] prices.set, request: Invalid type: Expected Object but received "excl_tax"',
    '[noest] prices.set, request: Invalid type: Expected Object but received undefined',
    '[noest] cart.add, qty: Invalid type: Expected number but received "2"',
    '[noest] cart.add, quantity: expected no such key',
    '[noest] cart.change, qty: Invalid type: Expected number but received "2"',
    '[noest] cart.change, qty: Invalid finite: Received Infinity',
    '[noest] cart.remove, itemId: Invalid key: Expected "itemId" but received undefined',
    '[noest] listing.change, page: Invalid type: Expected number but received "2"',
    '[noest] listing.change, minPrice: Invalid finite: Received Infinity',
  ]);
  expect(await page.evaluate(() => window.noest.cart.open())).toEqual({
    ok: false,
    error: { kind: 'no-part', parts: ['minicart'] },
  });
  expect(await page.evaluate(() => window.noest.listing.get())).toMatchObject({
    ok: false,
    error: { kind: 'no-part' },
  });
});

test('a script changes the listing and the price view, as the parts would', async ({ page }) => {
  await openListing(page, CATEGORY);
  const sizes = await page.evaluate(async () => {
    const before = await window.noest.listing.get();
    const changed = await window.noest.listing.change({ pageSize: 12 });
    return [before.ok && before.value.state.pageSize, changed.ok && changed.value.state.pageSize];
  });
  expect(sizes).toEqual([null, 12]);
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(/12/);

  expect(await page.evaluate(() => window.noest.prices.set({ view: 'excl_tax' }))).toMatchObject({ ok: true });
  await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
  expect(await page.evaluate(() => window.noest.prices.get())).toBe('excl_tax');
});
