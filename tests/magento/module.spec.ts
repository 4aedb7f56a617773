import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { field, fillContact, fillDutchAddress, forward } from '../support/checkoutSteps';
import { cards, chip, count, filter, wakeListing } from '../support/listing';
import { violationsOf } from '../support/violations';
import type { TestCustomer } from './admin';
import { ORIGIN } from './origin';
import { skipWithoutPostcodes } from './postcodes';
import { chooseDelivery, logIn, payByTransfer } from './steps';
import { expect, test } from './test';

/**
 * Over a shop with the module Noest_Widgets in it and these parts on: minicart, autocomplete, price_toggle, messages, newsletter, category,
 * filters, results, product, gallery, wishlist, related, recent, cart and checkout. Elsewhere the tests say that it is missing.
 */
const SIMPLE = '/test-tier.html';
const CONFIGURABLE = '/test-many.html';
const BUNDLE = '/test-bundle.html';
const GROUPED = '/set-of-sprite-yoga-straps.html';
const OPTIONS = '/test-options.html';
const DECIMAL = '/test-decimal.html';
const STEPS = '/test-steps.html';
const LOW = '/test-low.html';
const CATEGORY = '/men/tops-men.html';
const RESULTS = '/catalogsearch/result/?q=hoodie';
const PAGE_SIZE = 12;

const MODULE = 'script[type=module][src*="/Noest_Widgets/kit/noest.js"]';

const part = (page: Page, name: string) => page.locator(`[data-component="${name}"]`).first();
const badge = (page: Page) => page.locator('.noest-header-cart .noest-minicart__badge').first();
const form = (page: Page) => page.locator('.noest-product');

/** Makes the part of the product form take over, as a shopper does who moves to it. */
async function startForm(page: Page): Promise<void> {
  await form(page).locator('form').hover();
  await expect(form(page)).toHaveAttribute('data-mount-state', 'mounted');
}

/** As a shopper who moves the pointer to the shop's logo: what waits for interest in anything on the page comes alive. */
async function stir(page: Page): Promise<void> {
  // Before the kit has found the parts a move wakes none, and a pointer that did not move is over nothing in a new page.
  await expect(badge(page)).toHaveAttribute('data-mount-state');
  await page.mouse.move(0, 0);
  await page.getByRole('banner').locator('img[src*=logo]').first().hover();
  await expect(badge(page)).toHaveAttribute('data-mount-state', 'mounted');
}

const addByKit = (page: Page) => form(page).locator('button[type=submit]').click();

/** What the theme itself knows of the cart, once the shop has told it. */
const themeCount = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as {
      cart?: { summary_count?: number };
    };
    return kept.cart?.summary_count ?? 0;
  });

/** What the theme itself knows of the wish list. */
const themeWishes = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as {
      wishlist?: { items?: { product_sku: string }[] };
    };
    return (kept.wishlist?.items ?? []).map((item) => item.product_sku);
  });

test.beforeEach(async ({ page }) => {
  await page.goto(SIMPLE);
  test.skip((await page.locator(MODULE).count()) === 0, 'the module Noest_Widgets is not in this shop, or off');
});

test('the page may be kept in a cache: its configuration names the shop and nobody in it', async ({ page }) => {
  const config = JSON.parse((await page.locator('#noest-config').textContent()) ?? '') as object;
  expect(Object.keys(config)).toEqual([
    'backend',
    'baseUrl',
    'storeCode',
    'locale',
    'currency',
    'currencyRate',
    'countries',
    'defaultCountry',
    'capabilities',
  ]);
  await expect(badge(page)).toHaveAttribute('data-count', '0');
});

test('mount rule 32: before a shopper without a session does something no part is fetched, and GraphQL is not asked', async ({
  context,
}) => {
  for (const [address, files] of [
    [CATEGORY, ['entry.js']],
    // What tells when the row of viewed products comes into view.
    [CONFIGURABLE, ['base.js', 'entry.js']],
  ] as const) {
    // Of its own: a page that is left still asks for what it waited to be idle for.
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const chunks = () => asked.map((path) => /\/kit\/chunks\/.*\/(.*\.js)$/.exec(path)?.[1] ?? '').filter(Boolean);
    await expect.poll(() => chunks().toSorted(), address).toEqual(files);
    expect(asked).not.toContain('/graphql');
    await page.close();
  }
});

test('mount rule 32: a shopper with a cart sees its number on a page that nothing was done on', async ({ page }) => {
  await startForm(page);
  await addByKit(page);
  // The badge itself has the number before the shop's answer.
  await expect.poll(() => themeCount(page)).toBe(1);
  await page.goto(CATEGORY);
  await expect(badge(page)).toHaveText('1');
});

test('what the simple product form adds is in the drawer, on the badge and in the cart of the theme', async ({
  page,
}) => {
  await startForm(page);
  await expect(form(page).locator('.noest-buy__order')).toHaveCSS('display', 'flex');
  await addByKit(page);
  const drawer = page.locator('dialog.noest-drawer[open]');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(badge(page)).toHaveText('1');
  await page.goto('/checkout/cart/');
  await expect(part(page, 'cart')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(part(page, 'cart').getByRole('spinbutton')).toHaveValue('1');
});

test.describe('the price toggle', () => {
  const toggle = (page: Page, name: string) => part(page, 'price-toggle').getByRole('button', { name, exact: true });
  /** In `within`, what is shown and what is not: 10 euros with VAT are 8.26 without. */
  const expectPrice = async (within: Locator, shown: RegExp, hidden: RegExp) => {
    await expect(within.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    await expect(within.getByText(hidden).filter({ visible: true })).toHaveCount(0);
  };

  test('prices rule 19: list, product, tiers, variants, drawer, cart and checkout show the chosen view, and so does the next page', async ({
    page,
  }) => {
    await page.goto('/testproducten.html');
    const card = page.locator('[data-slot="TEST-TIER"]');
    await stir(page);
    await expect(part(page, 'price-toggle')).toHaveAttribute('data-mount-state', 'mounted');
    await expectPrice(card, /10,00/, /8,26/);
    await toggle(page, 'Excl. btw').click();
    await expect(toggle(page, 'Excl. btw')).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByText(/8,26/).filter({ visible: true })).toHaveCount(1);
    await wakeListing(page);
    await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:asc');
    await expect(page).toHaveURL(/product_list_order=price/);
    await expect(card.getByText(/8,26/).filter({ visible: true })).toHaveCount(1);

    await page.goto(SIMPLE);
    await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
    await expect(toggle(page, 'Excl. btw')).toHaveCSS('font-weight', '600');
    await expect(toggle(page, 'Excl. btw')).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(page, 'Incl. btw')).toHaveCSS('box-shadow', 'none');
    const tiers = form(page).getByRole('table');
    await expectPrice(tiers, /7,44/, /9,00/);
    await startForm(page);
    await expectPrice(tiers, /7,44/, /€ 9,-/);
    await form(page).getByRole('spinbutton').fill('5');
    await expect(form(page).locator('.noest-buy__total')).toContainText('37,19');
    await addByKit(page);
    const drawer = page.locator('dialog.noest-drawer[open]');
    await expectPrice(drawer.getByRole('listitem').first(), /37,19/, /45,-/);
    await page.goto(CONFIGURABLE);
    await startForm(page);
    await form(page).getByRole('radio', { name: /^Blue/ }).check();
    await form(page).getByRole('radio', { name: /^XL$/ }).check();
    await expectPrice(form(page).locator('.noest-buy__price'), /24,79/, /25,-/);

    await page.goto('/checkout/cart/');
    await expect(part(page, 'cart')).toHaveAttribute('data-mount-state', 'mounted');
    await expectPrice(part(page, 'cart').getByRole('listitem').first(), /37,19/, /45,-/);
    await page.goto('/checkout/');
    await expect(part(page, 'checkout')).toHaveAttribute('data-mount-state', 'mounted');
    await expect(
      page.locator('.noest-checkout__aside').getByText(/37,19/).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  test('what an option costs has both views too', async ({ page }) => {
    await page.goto(OPTIONS);
    await toggle(page, 'Excl. btw').click();
    await startForm(page);
    await form(page)
      .getByRole('combobox', { name: /^Kleur van de tekst/ })
      .selectOption({ label: 'Goud + € 2,48' });
    // 10.33 and 2.48 without VAT are 12.81.
    await expect(form(page).locator('.noest-buy__total')).toContainText('12,81');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('it is a form: the server prints the page again with the other prices', async ({ page }) => {
      await toggle(page, 'Excl. btw').press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
      await expect(toggle(page, 'Excl. btw')).toHaveAttribute('aria-pressed', 'true');
      await expectPrice(form(page).getByRole('table'), /7,44/, /9,00/);
      await page.goto('/testproducten.html');
      await expect(page.locator('[data-slot="TEST-TIER"]').getByText(/8,26/)).toBeVisible();
    });
  });
});

test('a configurable product is chosen and bought', async ({ page }) => {
  await page.goto(CONFIGURABLE);
  await startForm(page);
  await form(page).getByRole('radio', { name: /^Blue/ }).check();
  await form(page).getByRole('radio', { name: /^M$/ }).check();
  await addByKit(page);
  await expect(badge(page)).toHaveText('1');
});

test('a bundle and a group have their forms', async ({ page }) => {
  for (const [address, name] of [
    [BUNDLE, 'bundle-product'],
    [GROUPED, 'grouped-product'],
  ] as const) {
    await page.goto(address);
    await startForm(page);
    await expect(form(page)).toHaveAttribute('data-component', name);
  }
});

test('product rule 35: what is sold by halves and what is sold by six go by that', async ({ page }) => {
  const quantity = form(page).getByRole('spinbutton');
  await page.goto(DECIMAL);
  await startForm(page);
  await expect(quantity).toHaveValue('0.5');
  await form(page).getByRole('button', { name: 'Meer', exact: true }).click();
  await form(page).getByRole('button', { name: 'Meer', exact: true }).click();
  await expect(quantity).toHaveValue('1.5');
  await addByKit(page);
  await expect(badge(page)).toHaveText('1,5');
  const drawer = page.locator('dialog.noest-drawer[open]');
  await drawer.getByRole('button', { name: /^Meer/ }).click();
  await expect(badge(page)).toHaveText('2');
  await expect.poll(() => themeCount(page)).toBe(2);

  await page.goto(STEPS);
  await startForm(page);
  await expect(quantity).toHaveValue('6');
  for (const wrong of ['7', '30']) {
    await quantity.fill(wrong);
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  }
  await quantity.fill('24');
  await addByKit(page);
  await expect(badge(page)).toHaveText('26');
});

test('Magento catalogue rule 15: the card of what is sold by six leads to its page, from the server and from the kit', async ({
  page,
}) => {
  await page.goto('/testproducten.html');
  const buttons = page.locator('[data-slot="TEST-STEPS"] .noest-card__buy');
  await expect(buttons).toHaveText('Maak een keuze');
  await wakeListing(page);
  await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:asc');
  await expect(page).toHaveURL(/product_list_order=price/);
  await expect(buttons).toHaveAttribute('href', /test-steps/);
});

test('product rule 45: custom options keep what was typed early, say what is missing, are in the price, on the line of the cart, and come back with it (shared rule 60)', async ({
  page,
}) => {
  await page.goto(OPTIONS);
  const text = form(page).getByRole('textbox', { name: /^Tekst/ });
  await text.fill('Sanne & "Jan"');
  await startForm(page);
  await expect(text).toHaveValue('Sanne & "Jan"');
  await addByKit(page);
  await expect(form(page).getByText('Kies kleur van de tekst.')).toBeVisible();
  await expect(form(page).getByRole('combobox', { name: /^Kleur van de tekst/ })).toBeFocused();

  await form(page)
    .getByRole('combobox', { name: /^Kleur van de tekst/ })
    .selectOption({ label: 'Goud + € 3,-' });
  for (const name of [/^Lepel/, /^Deksel/]) await form(page).getByRole('checkbox', { name }).check();
  await form(page).getByRole('radio', { name: /^Doos/ }).check();
  for (const [name, value] of Object.entries({ Dag: '31', Maand: '12', Jaar: '2026' }))
    await form(page).getByRole('textbox', { name, exact: true }).fill(value);
  // 12,50 with 2 of the text, 3 of the gold, 1,50 and 2,50 of the extras and 1 of the box.
  await expect(form(page).locator('.noest-buy__total .noest-incl').last()).toHaveText(/22,50/);
  await addByKit(page);
  await expect(badge(page)).toHaveText('1');
  const line = page.locator('dialog.noest-drawer[open]').getByRole('listitem').first();
  const expectLine = async () => {
    for (const shown of ['Sanne & "Jan"', 'Goud', 'Lepel, Deksel', 'Doos', /31.*2026/, /22,50/])
      await expect(line).toContainText(shown);
  };
  await expectLine();
  await line.getByRole('button', { name: /^Verwijderen/ }).click();
  await expect(badge(page)).toBeHidden();
  await page
    .locator('dialog.noest-drawer[open]')
    .getByRole('button', { name: /^Ongedaan maken/ })
    .click();
  await expect(badge(page)).toHaveText('1');
  await expectLine();
});

test('account rule 21: what a customer puts on the wish list is on its page in the shop, and off it again', async ({
  page,
  customer,
}) => {
  const heart = part(page, 'wishlist-toggle').getByRole('button');
  const press = async () => {
    const changed = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('shop:wishlist-changed', resolve, { once: true })),
    );
    await heart.click();
    await changed;
  };
  await logIn(page, customer);
  await page.goto(SIMPLE);
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  const onList = page.getByRole('main').getByRole('link', { name }).first();
  await press();
  await expect(heart).toHaveClass(/noest-wish--on/);
  await expect.poll(() => themeWishes(page)).toEqual(['TEST-TIER']);
  await page.goto('/wishlist/');
  await expect(onList).toBeVisible();
  await page.goto(SIMPLE);
  await part(page, 'wishlist-toggle').hover();
  await expect(heart).toHaveClass(/noest-wish--on/);
  await press();
  await expect.poll(() => themeWishes(page)).toEqual([]);
  await page.goto('/wishlist/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(onList).toBeHidden();
});

test('account rule 21: a heart knows a wish beyond the three that Magento keeps in the browser', async ({
  page,
  request,
  customer,
}) => {
  const pages = { 'TEST-TIER': SIMPLE, 'TEST-LOW': LOW, 'TEST-DECIMAL': DECIMAL, 'TEST-STEPS': STEPS };
  const headers = await customerHeaders(request, customer);
  for (const sku of Object.keys(pages)) {
    const put = `mutation{addProductsToWishlist(wishlistId:"0",wishlistItems:[{sku:"${sku}",quantity:1}]){user_errors{message}}}`;
    expect(await askShop(request, put, headers)).toEqual({ addProductsToWishlist: { user_errors: [] } });
  }
  await logIn(page, customer);
  await page.goto(SIMPLE);
  await expect.poll(() => themeWishes(page)).toHaveLength(3);
  const ofTheme = await themeWishes(page);
  const [, unknown] = Object.entries(pages).find(([sku]) => !ofTheme.includes(sku))!;
  await page.goto(unknown);
  const toggle = part(page, 'wishlist-toggle');
  await toggle.hover();
  await expect(toggle.getByRole('button')).toHaveClass(/noest-wish--on/);
});

test('suggestions come while a shopper types', async ({ page }) => {
  const opener = page.locator('[popovertarget=noest-search-panel]');
  if (await opener.isVisible()) await opener.click();
  const search = page.locator('.noest-header-search input');
  await expect(search).toBeVisible();
  await search.pressSequentially('hoodie', { delay: 20 });
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** Counts the documents that the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

for (const [name, address, isOrdered] of [
  ['a category', CATEGORY, true],
  // Pages and GraphQL of a Magento order what fits the words equally well each in its own way.
  ['a search', RESULTS, false],
] as const)
  test(`${name}: filter, order and size without a page load, and the server prints the same for the address`, async ({
    page,
  }) => {
    const shown = async () => {
      const names = await cards(page).getByRole('heading').allTextContents();
      return isOrdered ? names.map((text) => text.trim()) : names.map((text) => text.trim()).toSorted();
    };
    await page.goto(address);
    const printed = await shown();
    const whole = (await count(page).textContent()) ?? '';
    await wakeListing(page);
    await expect.poll(shown).toEqual(printed);
    await expect(count(page)).toHaveText(whole);
    const loads = countLoads(page);

    await filter(page, 'Black').click();
    await expect(page).toHaveURL(/color=49/);
    await expect(chip(page, 'Black')).toBeVisible();
    await expect(count(page)).not.toHaveText(whole);
    await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:desc');
    await expect(page).toHaveURL(/product_list_order=price&product_list_dir=desc/);
    // The list is shown row by row: what was there before and what is still to come are not yet counted.
    const found = Number.parseInt((await count(page).textContent()) ?? '', 10);
    await expect(cards(page)).toHaveCount(Math.min(found, PAGE_SIZE));
    const chosen = await shown();
    expect(loads()).toBe(0);

    await page.reload();
    await expect.poll(shown).toEqual(chosen);
    await chip(page, 'Black').click();
    await expect(page).not.toHaveURL(/color=/);
    await expect(count(page)).toHaveText(whole);
  });

test('a page of the list is an address, and a card puts its product in the cart', async ({ page }) => {
  await page.goto(CATEGORY);
  await wakeListing(page);
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveURL(/[?&]p=2$/);
  await page.goto('/testproducten.html');
  await cards(page)
    .filter({ hasText: /in winkelwagen/i })
    .first()
    .getByRole('button')
    .click();
  await expect(badge(page)).toHaveText('1');
});

test('mount rule 26: an order that is chosen before the code of the list is there counts', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.route('**/kit/chunks/**', async (route) => {
    await setTimeout(800);
    await route.continue();
  });
  const sort = page.locator('#noest-sort');
  await sort.focus();
  await sort.selectOption('name');
  await expect(page).toHaveURL(/product_list_order=name/);
  await expect(part(page, 'sort-select').getByRole('combobox')).toHaveValue('name:asc');
});

test('a category that shows the page of an editor in place of its products has no view of them', async ({ page }) => {
  await page.goto('/gear.html');
  await expect(page.locator('.noest-listing-view')).toHaveCount(1);
  await expect(page.locator('[data-component=category-view]')).toHaveCount(0);
});

test('in a category within a category the links of the server lead on', async ({ page }) => {
  await page.goto(`${CATEGORY}?cat=14`);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('[data-component=category-view]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter, the order and a page of a category are links and a form', async ({ page }) => {
    // By keyboard: what Hyvä shows between two pages covers the next one for a pointer while no script runs.
    await page.goto(CATEGORY);
    const whole = (await count(page).textContent()) ?? '';
    await filter(page, 'Black').press('Enter');
    await expect(page).toHaveURL(/color=49/);
    await expect(count(page)).not.toHaveText(whole);
    await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price');
    await page.getByRole('button', { name: 'Toepassen' }).press('Enter');
    await expect(page).toHaveURL(/color=49&product_list_order=price/);
    await chip(page, 'Black').press('Enter');
    await expect(count(page)).toHaveText(whole);
    await page.getByRole('link', { name: 'Volgende' }).press('Enter');
    await expect(page).toHaveURL(/[?&]p=2/);
  });
});

/** Asks the shop's GraphQL as a guest who has no page open, or as the one whom the headers name. */
async function askShop(
  request: APIRequestContext,
  query: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await request.post(`${ORIGIN}/graphql`, { data: { query }, headers });
  const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data ?? {};
}

/** The headers by which `askShop` asks as this customer. */
async function customerHeaders(
  request: APIRequestContext,
  { email, password }: TestCustomer,
): Promise<Record<string, string>> {
  const { generateCustomerToken: login } = await askShop(
    request,
    `mutation{generateCustomerToken(email:"${email}",password:"${password}"){token}}`,
  );
  return { Authorization: `Bearer ${(login as { token: string }).token}` };
}

/** A guest's cart that only has to be ordered; answers its id as a text of GraphQL. `more` is asked before the payment. */
async function fillCart(request: APIRequestContext, more: (id: string) => string = () => ''): Promise<string> {
  const { createEmptyCart: cart } = await askShop(request, 'mutation{createEmptyCart}');
  const id = JSON.stringify(cart);
  await askShop(request, `mutation{setGuestEmailOnCart(input:{cart_id:${id},email:"zaak@example.com"}){cart{id}}}`);
  return fill(request, id, more);
}

async function fill(
  request: APIRequestContext,
  id: string,
  more: (id: string) => string = () => '',
  headers: Record<string, string> = {},
): Promise<string> {
  const address =
    '{address:{firstname:"Sanne",lastname:"Bakker",street:["Dam 1"],postcode:"1012JS",city:"Amsterdam",country_code:"NL",telephone:"0612345678"}}';
  await askShop(
    request,
    `mutation{addProductsToCart(cartId:${id},cartItems:[{sku:"TEST-TIER",quantity:1}]){user_errors{message}}
setShippingAddressesOnCart(input:{cart_id:${id},shipping_addresses:[${address}]}){cart{id}}
setShippingMethodsOnCart(input:{cart_id:${id},shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}
setBillingAddressOnCart(input:{cart_id:${id},billing_address:${address}}){cart{id}}
${more(id)}
setPaymentMethodOnCart(input:{cart_id:${id},payment_method:{code:"banktransfer"}}){cart{id}}}`,
    headers,
  );
  return id;
}

test('the numbers of a business go from the cart into the order, where the REST API has them', async ({
  request,
  admin,
}) => {
  const id = await fillCart(
    request,
    (cart) =>
      `setNoestBusinessNumbersOnCart(input:{cart_id:${cart},coc_number:"12345678",vat_id:"NL000099998B57"}){cart{id}}`,
  );
  const { placeOrder: placed } = await askShop(
    request,
    `mutation{placeOrder(input:{cart_id:${id}}){order{order_number}}}`,
  );
  const { order } = placed as { order: { order_number: string } };
  const found = await admin.order(order.order_number);
  await admin.cancelOrder(found);
  expect(found.billing_address).toMatchObject({
    vat_id: 'NL000099998B57',
    extension_attributes: { noest_coc_number: '12345678' },
  });
});

test('shared rule 59: an order is placed once with its key, however often and from whichever cart it is sent', async ({
  request,
  admin,
}) => {
  const key = crypto.randomUUID();
  const place = async (cart: string): Promise<string | undefined> => {
    const asked = `mutation{placeNoestOrder(input:{cart_id:${cart},key:"${key}"}){errors{message} order{order_number}}}`;
    const { placeNoestOrder: placed } = await askShop(request, asked);
    return (placed as { order: { order_number: string } | null }).order?.order_number;
  };
  const find = () => askShop(request, `query{noestOrder(key:"${key}"){order_number}}`);
  const cart = await fillCart(request);
  expect(await find()).toEqual({ noestOrder: null });
  await Promise.all([place(cart), place(cart)]);
  const number = await place(cart);
  const numberOfOtherCart = await place(await fillCart(request));
  await admin.cancelOrder(await admin.order(number ?? ''));
  expect(number).toMatch(/^\d{9}$/);
  expect(numberOfOtherCart).toBe(number);
  expect(await find()).toEqual({ noestOrder: { order_number: number } });
});

test('shared rule 61: reference and project of a business are on its order, over REST and on its page in the account', async ({
  page,
  request,
  admin,
  customer,
}) => {
  const headers = await customerHeaders(request, customer);
  const { customerCart } = await askShop(request, 'query{customerCart{id}}', headers);
  const id = await fill(request, JSON.stringify((customerCart as { id: string }).id), undefined, headers);
  const { placeNoestOrder: placed } = await askShop(
    request,
    `mutation{placeNoestOrder(input:{cart_id:${id},key:"${crypto.randomUUID()}",reference:" PO-2026-0417 ",project_name:"Dam 1 <b>"}){errors{message} order{order_number}}}`,
    headers,
  );
  const order = await admin.order((placed as { order: { order_number: string } }).order.order_number);
  await admin.cancelOrder(order);
  expect(order.extension_attributes).toMatchObject({
    noest_order_reference: 'PO-2026-0417',
    noest_project_name: 'Dam 1 <b>',
  });
  await logIn(page, customer);
  await page.goto(`/sales/order/view/order_id/${order.entity_id}/`);
  await expect(page.getByText('PO-2026-0417', { exact: true })).toBeVisible();
  await expect(page.getByText('Dam 1 <b>', { exact: true })).toBeVisible();
});

test('the checkout fills in a Dutch address by postcode and number', async ({ page, request }) => {
  const config = JSON.parse((await page.locator('#noest-config').textContent()) ?? '') as { capabilities: string[] };
  test.skip(!config.capabilities.includes('postcode-lookup'), 'noest/postcode/enabled is off in this shop');
  await skipWithoutPostcodes(request);
  await startForm(page);
  await addByKit(page);
  await expect.poll(() => themeCount(page)).toBe(1);
  await page.goto('/checkout/');
  await fillDutchAddress(page);
});

test('the checkout shows what was added', async ({ page }) => {
  await startForm(page);
  await addByKit(page);
  await expect.poll(() => themeCount(page)).toBe(1);
  await page.goto('/checkout/');
  await expect(part(page, 'checkout')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(page.getByRole('textbox', { name: /e-mailadres/i }).first()).toBeVisible();
  const rightOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? Math.round(box.x + box.width) : null;
  };
  expect(await rightOf('.noest-checkout__aside')).toBe(await rightOf('[data-component=checkout]'));
});

test('checkout rule 66: a guest in the United States is asked for the state, without one goes no further, and it is on the order', async ({
  page,
  admin,
}) => {
  await startForm(page);
  await addByKit(page);
  await expect.poll(() => themeCount(page)).toBe(1);
  await page.goto('/checkout/');
  await fillContact(page, 'jo@example.com');
  await page.getByRole('combobox', { name: 'Land' }).selectOption({ label: 'Verenigde Staten' });
  await field(page, 'Postcode').fill('90210');
  await field(page, 'Huisnummer').fill('12');
  await field(page, 'Straatnaam').fill('Rodeo Drive');
  await field(page, 'Plaats').fill('Beverly Hills');
  const state = page.getByRole('combobox', { name: 'Provincie of staat' });
  await forward(page, 'Naar verzending').click();
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  await state.selectOption({ label: 'California' });
  await chooseDelivery(page);
  const order = await admin.order(await payByTransfer(page));
  await admin.cancelOrder(order);
  expect(order.billing_address).toMatchObject({ country_id: 'US', region_code: 'CA', city: 'Beverly Hills' });
});

test('checkout rule 9: a customer orders to an address of the address book', async ({ page, admin, customer }) => {
  await logIn(page, customer);
  await page.goto(SIMPLE);
  await startForm(page);
  await addByKit(page);
  await expect.poll(() => themeCount(page)).toBe(1);
  await page.goto('/checkout/');
  await expect(part(page, 'checkout')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(page.getByRole('combobox', { name: 'Kies een adres' })).toHaveValue(String(customer.addressId));
  await chooseDelivery(page);
  const order = await admin.order(await payByTransfer(page));
  await admin.cancelOrder(order);
  expect(order.customer_email).toBe(customer.email);
});

test('shared rule 39: a customer has the price of the group also where a guest has asked before', async ({
  page,
  context,
  admin,
  customer,
}) => {
  const takeAway = await admin.setGroupPrice('TEST-LOW', 7);
  const shown = form(page).locator('.noest-price__final .noest-incl').first();
  try {
    await page.goto(LOW);
    await startForm(page);
    await expect(shown).not.toHaveText(/7,(?:00|-)/);
    await context.clearCookies();
    await logIn(page, customer);
    await page.goto(LOW);
    await expect(shown).toHaveText(/7,(?:00|-)/);
    await form(page).getByRole('spinbutton').focus();
    await expect(form(page)).toHaveAttribute('data-mount-state', 'mounted');
    await expect(shown).toHaveText(/7,(?:00|-)/);
  } finally {
    await takeAway();
  }
});

for (const who of ['guest', 'customer']) {
  test(`shared rules 37 and 38: after the session of a ${who} has ended an addition goes into the cart of the new one`, async ({
    page,
    context,
    customer,
  }) => {
    if (who === 'customer') await logIn(page, customer);
    await page.goto(SIMPLE);
    await startForm(page);
    await addByKit(page);
    await expect.poll(() => themeCount(page)).toBe(1);
    // An answer under way would bring the old session back with its cookie.
    await page.goto(LOW, { waitUntil: 'networkidle' });
    await context.clearCookies({ name: 'PHPSESSID' });
    await page.evaluate(() => localStorage.setItem('mage-cache-timeout', new Date(Date.now() - 1000).toISOString()));
    await form(page).getByRole('spinbutton').focus();
    await expect(form(page)).toHaveAttribute('data-mount-state', 'mounted');
    await addByKit(page);
    await expect(page.locator('dialog.noest-drawer[open]').getByRole('listitem')).toHaveCount(1);
    await page.goto('/checkout/cart/');
    await expect(page.locator('[data-component=cart]').getByRole('spinbutton')).toHaveCount(1);
  });
}

test('Magento catalogue rule 14: the price of a unit, and that of a piece, stay what the server printed once the form is alive', async ({
  page,
}) => {
  const unit = form(page).locator('.noest-price__unit');
  test.skip((await unit.count()) === 0, `noest/units names no attributes, or ${SIMPLE} has none of them`);
  const shown = async () => {
    const texts = await form(page).locator('.noest-price__final, .noest-price__unit, .noest-buy__per').allInnerTexts();
    // The kit leaves out the decimals of whole euros.
    return texts.map((text) => text.replaceAll(/\s/g, '').replace(',00', ',-'));
  };
  const printed = await shown();
  expect(printed).toHaveLength(3);
  await startForm(page);
  await expect.poll(shown).toEqual(printed);
  await page.goto('/testproducten.html');
  const card = page.locator('[data-slot="TEST-TIER"]');
  const texts = () => card.locator('.noest-price__unit, .noest-card__piece').allInnerTexts();
  const before = await texts();
  expect(before).toHaveLength(2);
  await wakeListing(page);
  await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:asc');
  await expect(page).toHaveURL(/product_list_order=price/);
  await expect
    .poll(async () => (await texts()).map((text) => text.replace(',00', ',-')))
    .toEqual(before.map((text) => text.replace(',00', ',-')));
});

/** Scripts of Hyvä, each by how a page calls it and by what is in it alone. */
const CALLED = {
  'x-snap-slider': 'function alpineSnapSlider',
  'initConfigurableOptions(': 'function initConfigurableOptions(',
  'initSwatchOptions(': 'function initSwatchOptions(',
  'toggle-authentication': 'function initAuthentication(',
} as const;

test('of the scripts that markup of Hyvä calls a page has those that are called on it, and all of those', async ({
  page,
}) => {
  test.skip(!(await page.evaluate(() => 'hyva' in window)), 'this shop has another theme');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of ['/', CATEGORY, SIMPLE, CONFIGURABLE, RESULTS, '/checkout/cart/']) {
    // As it was printed: a part takes markup out of the page that calls a script.
    const html = (await (await page.goto(path))?.text()) ?? '';
    await stir(page);
    const scripts = [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    const found = Object.entries(CALLED).map(([call, own]) => {
      const rest = scripts.filter((text) => text.includes(own)).reduce((left, text) => left.replace(text, ''), html);
      return { call, isCalled: rest.includes(call), isThere: rest !== html };
    });
    for (const { call, isCalled, isThere } of found) expect.soft(isThere, `${path}: ${call}`).toBe(isCalled);
  }
  expect(errors).toEqual([]);
});

test('the content security policy stops nothing of the module', async ({ page }) => {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()) && /noest/i.test(message.text())) stopped.push(message.text());
  });
  await page.goto(SIMPLE);
  await startForm(page);
  await addByKit(page);
  await expect(page.locator('dialog.noest-drawer[open]').getByRole('listitem')).toHaveCount(1);
  expect(stopped).toEqual([]);
});

for (const width of [375, 1280]) {
  test(`axe finds nothing in what the module adds, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SIMPLE);
    await stir(page);
    expect(await violationsOf(page, { include: ['[data-component]'] })).toEqual([]);
    await startForm(page);
    expect(await violationsOf(page, { include: ['.noest-product'] })).toEqual([]);
  });
}

for (const width of [375, 1280]) {
  test(`axe finds nothing in the list that the module prints, nor once it is alive, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${CATEGORY}?color=49`);
    await stir(page);
    expect(await violationsOf(page, { include: ['.noest-listing-main', '#noest-filters'] })).toEqual([]);
    await wakeListing(page);
    expect(await violationsOf(page, { include: ['.noest-listing-main', '#noest-filters'] })).toEqual([]);
  });
}
