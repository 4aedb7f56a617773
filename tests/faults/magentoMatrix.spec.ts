import { expect, test, type Locator, type Page } from 'playwright/test';
import { raw } from 'hono/html';
import { printPage } from '../../fixtures/magento/pages';
import { importParts } from '../../tools/parts/importParts';
import { statesOf } from '../../tools/parts/states';
import { agree, field, fillContact, forward, placeButton } from '../support/checkoutSteps';
import { addByTheme, logIn } from '../support/fakeMagento';
import { chip, filter, wakeListing } from '../support/listing';
import { BUILDS } from '../support/servers';
import { drawer, openDrawer, thrownErrors } from '../support/shop';
import {
  ANY_ANSWER,
  eachCell,
  ANSWERED_BADLY,
  FORBIDDEN,
  LONG_ANSWERS,
  nothingIsTried,
  REFUSED,
  TOO_LONG,
  WORDS,
  type Fault,
} from './everyFault';
import { MAGENTO_FAULTS, breakCall, callsOfMagento, isCall } from './magentoCalls';

/**
 * Every fault of a Magento on every call that the kit makes of it, by each part that makes it. A call that is not made leaves its
 * cell unproved, and fails it; a call without a row fails too.
 */
const [{ magentoPort, shopPort }] = BUILDS;
test.use({ baseURL: `http://127.0.0.1:${magentoPort}` });

interface Row {
  readonly call: string;
  readonly part: string;
  /** To where the next act makes the call. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Makes the call, with whatever is left of the fault before; `attempt` counts from 0. */
  readonly act: (page: Page, attempt: number) => Promise<unknown>;
  /** The one thing that tells the shopper. */
  readonly shown: (page: Page, fault: string) => Locator;
  /** What is still there after it, such as what was typed. */
  readonly keeps?: (page: Page) => Promise<unknown>;
  /** Once the shop is well the next try succeeds. */
  readonly well?: (page: Page, attempts: number) => Promise<unknown>;
  /** What is no fault of this call. */
  readonly except?: readonly string[];
  /** A 401 or 403 ends the session, and with it what was begun: such a fault comes last, to a shopper of its own. */
  readonly losesSession?: true;
}

const press = (within: Locator | Page, name: string | RegExp) => within.getByRole('button', { name }).first().click();
const part = (page: Page, name: string) => page.locator(`[data-component~="${name}"]`).first();
const again = (page: Page) => press(page, 'Opnieuw proberen');
const alert = (within: Locator | Page, words: string | RegExp) =>
  within.getByRole('alert').filter({ hasText: words }).filter({ visible: true });
/** The words of the kit, or the shop's own where it refuses. */
const told = (within: Locator | Page, fault: string, words: string | RegExp) =>
  alert(within, fault === REFUSED ? WORDS : words);

/** Whoever comes next is a new shopper. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
}

async function alive(page: Page, name: string): Promise<Locator> {
  const element = part(page, name);
  // A pointer that rested here as the page came is no sign of interest.
  await page.mouse.move(0, 0);
  await element.hover();
  await expect(element).toHaveAttribute('data-mount-state', 'mounted');
  return element;
}

/** Opens a page of this Magento that has the part as its test page in the fixture shop has it. */
async function openPart(page: Page, name: string, capabilities: readonly string[] = []): Promise<void> {
  const printed = await page.request.get(`http://127.0.0.1:${shopPort}/qa/${name}`);
  const [main = ''] = /(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/.exec(await printed.text()) ?? [];
  await openMarkup(page, main, capabilities);
}

async function openMarkup(page: Page, main: string, capabilities: readonly string[] = []): Promise<void> {
  const body = String(await printPage('Proef', raw(main), capabilities));
  await page.route('**/proef', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/proef');
}

/** From here on the shop answers this call so, where the fake has no answer of its own. */
async function answering(page: Page, call: string, data: object): Promise<void> {
  await page.route('**/graphql*', (route) =>
    isCall(route.request(), call) ? route.fulfill({ json: { data } }) : route.fallback(),
  );
}

/** A theme whose section data does not tell the id of the cart, as Luma's. */
async function withoutCartId(page: Page): Promise<void> {
  await page.route('**/customer/section/load/**', async (route) => {
    const answer = await route.fetch();
    const { cart: { cartId: _, ...cart } = {} as { cartId?: string }, ...others } = await answer.json();
    await route.fulfill({ response: answer, json: { ...others, cart } });
  });
}

const ADD_FAILED = 'Het product kon niet worden toegevoegd aan je winkelwagen. Probeer het later opnieuw.';
const FAILED = 'Er is iets misgegaan, probeer het opnieuw.';

/** Adds by a part that says at itself why it could not; after a fault that counts the next press would post the form (cart rule 42). */
function adding(call: string, name: string, open: (page: Page) => Promise<unknown>, except?: readonly string[]): Row {
  return {
    call,
    part: name,
    open: addByTheme,
    act: async (page) => {
      await open(page);
      const element = await alive(page, name);
      await chooseAll(element);
      await press(element, /In (?:je )?winkelwagen|toevoegen/i);
    },
    shown: (page, fault) => told(part(page, name), fault, 'kon niet worden toegevoegd'),
    ...(except && { except }),
  };
}

/** A list of materials says how many of its lines were added, and at each line why it was not. */
const addingList = (name: string): Row => ({
  ...adding('addToCart', name, (page) => openPart(page, name)),
  shown: (page) =>
    part(page, name)
      .getByRole('status')
      .filter({ hasText: /^0 van \d+ regels toegevoegd/ }),
  keeps: (page) =>
    expect(
      part(page, name)
        .getByText(new RegExp(`${ADD_FAILED}|${WORDS}`))
        .first(),
    ).toBeVisible(),
});

/** The first of each choice that a product asks for. */
async function chooseAll(element: Locator): Promise<void> {
  for (const group of await element.getByRole('radiogroup').or(element.locator('fieldset')).all()) {
    const choice = group.getByRole('radio').first();
    if ((await choice.count()) > 0 && !(await choice.isChecked())) await choice.check();
  }
  const more = element.getByRole('button', { name: /^Meer/ }).first();
  if ((await more.count()) > 0) await more.click();
}

/** A guest's first addition, by the ways that only pages of the shop have. */
const firstAddition = (call: string, prepare?: (page: Page) => Promise<unknown>, except?: readonly string[]): Row => ({
  ...adding(call, 'add-to-cart', async (page) => {
    await forget(page);
    await page.goto('/');
  }),
  open: async (page) => {
    await prepare?.(page);
    await page.goto('/');
  },
  ...(except && { except }),
});

/** With a plank in the cart, in its drawer. */
async function inDrawer(page: Page): Promise<void> {
  await addByTheme(page);
  await page.goto('/');
  await openDrawer(page);
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
}

async function onCartPage(page: Page): Promise<void> {
  await addByTheme(page);
  await expect(part(page, 'cart')).toHaveAttribute('data-mount-state', 'mounted');
}

async function applyCode(page: Page): Promise<void> {
  await expect(part(page, 'coupon')).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('textbox', { name: /Kortingscode/ }).fill('TIEN');
  await press(part(page, 'coupon'), 'Toepassen');
}

const more = async (page: Page, within: Locator): Promise<void> => {
  await press(within, /^Meer/);
  await page.clock.fastForward(400);
};
const changeFailed = (within: Locator, fault: string) => told(within, fault, 'Het aantal kon niet worden gewijzigd.');
const removeFailed = (within: Locator, fault: string) => told(within, fault, 'Het artikel kon niet worden verwijderd.');
const main = (page: Page) => page.getByRole('main');

async function inCheckout(page: Page): Promise<void> {
  await addByTheme(page);
  await page.goto('/checkout/');
  await fillAddress(page);
}

async function fillAddress(page: Page): Promise<void> {
  await fillContact(page, 'gast@example.com');
  await fillHome(page);
}

async function fillHome(page: Page): Promise<void> {
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
}

async function atShipping(page: Page): Promise<void> {
  await inCheckout(page);
  await toShipping(page);
}

async function toShipping(page: Page): Promise<void> {
  await forward(page, 'Naar verzending').click();
  await page.getByRole('radio', { name: /Bezorging/ }).check();
}

async function atPayment(page: Page): Promise<void> {
  await atShipping(page);
  await toPayment(page);
}

async function toPayment(page: Page): Promise<void> {
  await forward(page, 'Naar betaling').click();
  await page.getByRole('radio', { name: 'Bankoverschrijving' }).check();
  await agree(page);
}

const THANKS = 'Bedankt voor je bestelling';
const thanks = (page: Page) => page.getByRole('heading', { name: THANKS });
const ORDER_FAILED = 'Je bestelling kon niet worden geplaatst, probeer het later opnieuw.';
const ORDER_UNKNOWN = 'We weten nog niet of je bestelling is geplaatst.';
/** Checkout rule 51. */
const SESSION_LOST = 'Je sessie is verlopen.';
const checkoutTold = (page: Page, fault: string, words: string) =>
  FORBIDDEN.includes(fault) ? alert(page, SESSION_LOST) : told(page, fault, words);

/** The checkout of a shop that has the module, up to the payment. */
async function atPaymentWith(page: Page, capability: string): Promise<void> {
  await replaceIn(page, { '"capabilities":[]': `"capabilities":["${capability}"]` });
  await atPayment(page);
}

/** Prints the page of the checkout with other texts. */
async function replaceIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/checkout/', async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [printed, other] of Object.entries(texts)) body = body.replace(printed, other);
    await route.fulfill({ response: answer, body });
  });
}

/** A business whose addresses were kept on this device, with its number. */
async function rememberBusiness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const address = {
      company: 'Bakker Bouw',
      firstname: 'Sanne',
      lastname: 'Bakker',
      telephone: '0612345678',
      postcode: '1012JS',
      street: ['Dam', '1', ''],
      city: 'Amsterdam',
      country_code: 'NL',
      isManual: true,
      extension_attributes: { coc_number: '12345678' },
    };
    for (const type of ['billing', 'shipping'])
      localStorage.setItem(`checkout-${type}-address`, JSON.stringify(address));
  });
}

async function inQuotation(page: Page): Promise<void> {
  await addByTheme(page);
  await page.goto('/noest/quotation/');
  await fillAddress(page);
}

async function loggedIn(page: Page): Promise<void> {
  await logIn(page);
}

const REVIEW = 'Recht gezaagd, droog en netjes op tijd geleverd.';
const REVIEWER = {
  customer: { firstname: 'Jan' },
  productReviewRatingsMetadata: { items: [{ id: 'NA==', values: [{ value: '5', value_id: 'MjA=' }] }] },
};
const WISHED = {
  customer: { wishlists: [{ id: '1', items_v2: { items: [{ id: '7', product: { sku: '100101' } }] } }] },
};

const reviewing = (call: string): Row => ({
  call,
  part: 'review-form',
  open: async (page) => {
    await loggedIn(page);
    if (call === 'review') await answering(page, 'reviewer', REVIEWER);
    await openPart(page, 'review-form');
    await alive(page, 'review-form');
    await part(page, 'review-form').getByRole('radio').last().check();
    await field(page, 'Titel').fill('Mooi recht hout');
    await part(page, 'review-form').locator('textarea').fill(REVIEW);
  },
  act: (page) => part(page, 'review-form').locator('[type=submit]').click(),
  shown: (page, fault) => told(page, fault, FAILED),
  keeps: (page) => expect(part(page, 'review-form').locator('textarea')).toHaveValue(REVIEW),
});

/** A heart, which goes back to what it was. */
const wishing = (call: string, isOn: boolean): Row => ({
  call,
  part: 'wishlist-toggle',
  open: async (page) => {
    await loggedIn(page);
    if (call === 'unwish') await answering(page, 'wishes', WISHED);
    await openMarkup(
      page,
      `<form data-component="wishlist-toggle" data-sku="100101" data-name="Plank" data-wished="${isOn}" method="post" action="/wishlist/index/add/"><span data-slot="fields" hidden><input type="hidden" name="product" value="1"></span><button type="submit">Verlanglijst</button></form>`,
    );
    await alive(page, 'wishlist-toggle');
  },
  act: async (page) => {
    // A line of the fault before may still be there.
    for (const close of await main(page)
      .getByRole('button', { name: /Sluiten/ })
      .all())
      await close.click();
    await part(page, 'wishlist-toggle').getByRole('button').click();
  },
  shown: (page, fault) => told(page, fault, FAILED),
  keeps: (page) => expect(part(page, 'wishlist-toggle').locator('.noest-wish--on')).toHaveCount(isOn ? 1 : 0),
});

/** A product form asks for its product once, and leaves the form of the shop where it gets none. */
const asking = (name: string, sku: string): Row => ({
  call: 'product',
  part: name,
  open: (page) => page.goto('/'),
  act: async (page) => {
    await page.goto(`/product/${sku}`);
    await expect(part(page, name)).toHaveAttribute('data-mount-state', /./);
    await page.mouse.move(0, 0);
    await part(page, name).hover();
  },
  shown: (page) => page.locator(`[data-component=${name}][data-mount-state=failed]`),
  keeps: (page) => expect(page.getByRole('button', { name: 'In winkelwagen van Magento' })).toBeVisible(),
  well: async (page) => {
    await page.goto(`/product/${sku}`);
    await alive(page, name);
  },
});

/** A listing says that it shows the products of before, and tries again. */
const listing = (
  name: string,
  address: string,
  leads: RegExp = /[?&]p=2/,
  ask: (page: Page) => Promise<unknown> = (page) => page.getByRole('link', { name: 'Pagina 2' }).click(),
): Row => ({
  call: 'listing',
  part: name,
  open: async (page) => {
    await page.goto(address);
    await wakeListing(page);
  },
  act: (page, attempt) => (attempt === 0 ? ask(page) : again(page)),
  shown: (page, fault) =>
    main(page)
      .getByRole('alert')
      .getByText(
        fault === REFUSED
          ? new RegExp(`konden niet worden geladen|${WORDS}`)
          : 'De producten konden niet worden geladen.',
      ),
  keeps: (page) => expect(part(page, 'product-list').getByRole('article').first()).toBeVisible(),
  well: async (page) => {
    await again(page);
    await expect(page).toHaveURL(leads);
    await expect(main(page).getByText('konden niet worden geladen')).toHaveCount(0);
  },
});

const ROWS: readonly Row[] = [
  adding('addToCart', 'add-to-cart', (page) => page.goto('/')),
  adding('addToCart', 'simple-product', (page) => page.goto('/product/H-005')),
  adding('addToCart', 'configurable-product', (page) => page.goto('/product/CFG')),
  adding('addToCart', 'bundle-product', (page) => page.goto('/product/BUN')),
  adding('addToCart', 'grouped-product', (page) => page.goto('/product/GRP')),
  addingList('terrace-calculator'),
  addingList('job-calculator'),
  {
    call: 'addToCart',
    part: 'minicart',
    open: async (page) => {
      await inDrawer(page);
      await press(drawer(page), /^Verwijderen/);
    },
    act: (page) => press(drawer(page), /^Ongedaan maken/),
    shown: (page, fault) => told(drawer(page), fault, FAILED),
    well: async (page) => {
      await press(drawer(page), /^Ongedaan maken/);
      await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
    },
  },
  {
    call: 'cart',
    part: 'minicart',
    open: async (page) => {
      await addByTheme(page);
      await page.goto('/');
      await alive(page, 'minicart');
    },
    act: (page, attempt) => (attempt === 0 ? part(page, 'minicart').getByRole('link').click() : again(page)),
    shown: (page) => alert(drawer(page), 'Je winkelwagen kon niet worden geladen.'),
    well: async (page) => {
      await again(page);
      await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
    },
  },
  {
    // Cart rule 41.
    call: 'cart',
    part: 'cart',
    open: addByTheme,
    act: (page) => page.goto('/checkout/cart/'),
    shown: (page) => page.locator('[data-component=cart][data-mount-state=failed]'),
    keeps: (page) => expect(part(page, 'cart').getByRole('button', { name: 'Wijzigen' })).toBeVisible(),
    well: async (page) => {
      await page.goto('/checkout/cart/');
      await expect(part(page, 'cart')).toHaveAttribute('data-mount-state', 'mounted');
    },
  },
  {
    call: 'cart',
    part: 'checkout',
    open: addByTheme,
    act: (page) => page.goto('/checkout/'),
    shown: (page) => page.locator('[data-component=checkout][data-mount-state=failed]'),
    keeps: (page) => expect(page.getByText('Bestellen kan ook per telefoon.')).toBeVisible(),
    well: async (page) => {
      await page.goto('/checkout/');
      await fillAddress(page);
    },
  },
  {
    call: 'cart',
    part: 'offer-checkout',
    open: addByTheme,
    act: (page) => page.goto('/noest/quotation/'),
    shown: (page) => alert(part(page, 'offer-checkout'), 'Je winkelwagen kon niet worden geladen.'),
    well: async (page) => {
      await again(page);
      await fillAddress(page);
    },
  },
  {
    // What the server printed of its line stays.
    call: 'cart',
    part: 'cart-item-prices',
    open: addByTheme,
    act: (page) =>
      openMarkup(
        page,
        '<p><span data-component="cart-item-prices" data-mount="load" data-item-id="12"><span data-slot="prices">€ 13,90</span></span></p>',
      ),
    shown: (page) => main(page).getByText('€ 13,90'),
  },
  {
    call: 'changeQuantity',
    part: 'minicart',
    open: inDrawer,
    act: (page) => more(page, drawer(page)),
    shown: (page, fault) => changeFailed(drawer(page), fault),
    keeps: (page) => expect(drawer(page).getByRole('spinbutton')).toHaveValue('1'),
    well: async (page) => {
      await more(page, drawer(page));
      await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
      await expect(drawer(page)).toContainText('24,20');
    },
  },
  {
    call: 'changeQuantity',
    part: 'cart',
    open: onCartPage,
    act: (page) => more(page, part(page, 'cart')),
    shown: (page, fault) => changeFailed(part(page, 'cart'), fault),
    keeps: (page) => expect(part(page, 'cart').getByRole('spinbutton')).toHaveValue('1'),
    well: async (page) => {
      await more(page, part(page, 'cart'));
      await expect(part(page, 'cart')).toContainText('24,20');
    },
  },
  {
    call: 'removeItem',
    part: 'minicart',
    open: inDrawer,
    act: (page) => press(drawer(page), /^Verwijderen/),
    shown: (page, fault) => removeFailed(drawer(page), fault),
    keeps: (page) => expect(drawer(page).getByRole('spinbutton')).toHaveValue('1'),
    well: async (page) => {
      await press(drawer(page), /^Verwijderen/);
      await expect(drawer(page).getByRole('spinbutton')).toHaveCount(0);
    },
  },
  {
    call: 'removeItem',
    part: 'cart',
    open: onCartPage,
    act: (page) => press(part(page, 'cart'), /^Verwijderen/),
    shown: (page, fault) => removeFailed(part(page, 'cart'), fault),
    keeps: (page) => expect(part(page, 'cart').getByRole('spinbutton')).toHaveValue('1'),
    well: async (page) => {
      await press(part(page, 'cart'), /^Verwijderen/);
      await expect(part(page, 'cart').getByRole('spinbutton')).toHaveCount(0);
    },
  },
  {
    call: 'applyCoupon',
    part: 'coupon',
    open: addByTheme,
    // After a fault that counts the next press posts the form (cart rule 42).
    act: async (page) => {
      await page.goto('/checkout/cart/');
      await applyCode(page);
    },
    shown: (page, fault) =>
      part(page, 'coupon').getByText(
        fault === REFUSED ? WORDS : 'De kortingscode kon niet worden toegepast, probeer het later opnieuw.',
      ),
    keeps: (page) => expect(page.getByRole('textbox', { name: /Kortingscode/ })).toHaveValue('TIEN'),
    well: async (page) => {
      await press(part(page, 'coupon'), 'Toepassen');
      await expect(page.getByRole('button', { name: /^Verwijderen: TIEN/ })).toBeVisible();
    },
  },
  {
    call: 'removeCoupon',
    part: 'coupon',
    open: async (page) => {
      await addByTheme(page);
      await applyCode(page);
      await expect(page.getByRole('button', { name: /^Verwijderen: TIEN/ })).toBeVisible();
    },
    act: (page) => press(page, /^Verwijderen: TIEN/),
    shown: (page, fault) =>
      part(page, 'coupon').getByText(
        fault === REFUSED ? WORDS : 'De kortingscode kon niet worden verwijderd, probeer het later opnieuw.',
      ),
    well: async (page) => {
      await press(page, /^Verwijderen: TIEN/);
      await expect(page.getByRole('textbox', { name: /Kortingscode/ })).toBeVisible();
    },
  },
  {
    ...adding('customerCart', 'add-to-cart', (page) => page.goto('/')),
    open: loggedIn,
  },
  firstAddition('checkout/cart/estimatePost/', undefined, [REFUSED, ...ANY_ANSWER, 'an answer that is cut off']),
  firstAddition('customer/section/load/', undefined, [REFUSED]),
  firstAddition('productId', withoutCartId),
  firstAddition('checkout/cart/add/', withoutCartId, [REFUSED, ...ANY_ANSWER, 'an answer that is cut off']),
  {
    call: 'checkout/cart/',
    part: 'minicart',
    open: async (page) => {
      await withoutCartId(page);
      await addByTheme(page);
      await page.goto('/');
      await alive(page, 'minicart');
    },
    act: (page, attempt) => (attempt === 0 ? part(page, 'minicart').getByRole('link').click() : again(page)),
    shown: (page) => alert(drawer(page), 'Je winkelwagen kon niet worden geladen.'),
    // A page without an id has no cart.
    except: [REFUSED, ...ANY_ANSWER, 'an answer that is cut off'],
  },
  {
    // Checkout rule 12.
    call: 'emailAvailable',
    part: 'checkout',
    open: inCheckout,
    act: async (page, attempt) => {
      await field(page, 'E-mailadres').fill(`slecht${attempt}@example.com`);
      await field(page, 'E-mailadres').press('Tab');
    },
    shown: (page) => page.getByRole('status').filter({ hasText: /^Heb je al een account\? Inloggen$/ }),
  },
  {
    call: 'noestPostcode',
    part: 'checkout',
    open: async (page) => {
      await replaceIn(page, { '"capabilities":[]': '"capabilities":["postcode-lookup"]' });
      await addByTheme(page);
      await page.goto('/checkout/');
      await field(page, 'Postcode').fill('1012js');
    },
    act: (page, attempt) => field(page, 'Huisnummer').fill(String(10 + attempt)),
    shown: (page) => page.getByText('Het adres kan nu niet worden opgezocht.'),
    keeps: (page) => expect(field(page, 'Postcode')).toHaveValue('1012js'),
    well: async (page) => {
      await field(page, 'Huisnummer').fill('1');
      await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
    },
  },
  {
    // Checkout rule 66: what the shop asks of an address is then plain, and the shopper goes on.
    call: 'addressForm',
    part: 'checkout',
    open: addByTheme,
    act: async (page) => {
      await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
      await page.goto('/checkout/');
    },
    shown: (page) => field(page, 'Straatnaam'),
    well: fillAddress,
  },
  {
    call: 'shippingMethods',
    losesSession: true,
    part: 'checkout',
    open: inCheckout,
    act: (page, attempt) => (attempt === 0 ? forward(page, 'Naar verzending').click() : again(page)),
    shown: (page, fault) => checkoutTold(page, fault, 'De verzendmethoden konden niet worden geladen.'),
    well: async (page) => {
      await again(page);
      await expect(page.getByRole('radio', { name: /Bezorging/ })).toBeVisible();
    },
  },
  {
    call: 'paymentMethods',
    losesSession: true,
    part: 'checkout',
    open: atShipping,
    act: (page, attempt) => (attempt === 0 ? forward(page, 'Naar betaling').click() : again(page)),
    shown: (page, fault) => checkoutTold(page, fault, 'De betaalmethoden konden niet worden geladen.'),
    well: async (page) => {
      await again(page);
      await expect(page.getByRole('radio', { name: 'Bankoverschrijving' })).toBeVisible();
    },
  },
  {
    call: 'setPayment',
    part: 'checkout',
    open: atShipping,
    act: async (page, attempt) => {
      if (attempt > 0) return again(page);
      await forward(page, 'Naar betaling').click();
      await page.getByRole('radio', { name: 'Bankoverschrijving' }).check();
    },
    shown: (page) => alert(page, 'Het totaal kon niet opnieuw worden berekend.'),
    well: async (page) => {
      await again(page);
      await agree(page);
    },
  },
  {
    call: 'prepareOrder',
    losesSession: true,
    part: 'checkout',
    open: atPayment,
    act: (page) => placeButton(page).click(),
    shown: (page, fault) => checkoutTold(page, fault, ORDER_FAILED),
    well: async (page) => {
      await placeButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    call: 'placeOrder',
    losesSession: true,
    part: 'checkout',
    open: atPayment,
    act: (page) => placeButton(page).click(),
    shown: (page, fault) => checkoutTold(page, fault, ANSWERED_BADLY.includes(fault) ? ORDER_FAILED : ORDER_UNKNOWN),
    well: async (page) => {
      await placeButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    call: 'cartExists',
    losesSession: true,
    part: 'checkout',
    open: async (page) => {
      await atPayment(page);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('mutation placeOrder') ? route.abort() : route.fallback(),
      );
    },
    act: (page) => placeButton(page).click(),
    shown: (page, fault) => alert(page, FORBIDDEN.includes(fault) ? SESSION_LOST : ORDER_UNKNOWN),
    well: async (page) => {
      await page.unroute('**/graphql');
      await placeButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    call: 'placeKeyedOrder',
    losesSession: true,
    part: 'checkout',
    open: (page) => atPaymentWith(page, 'order-keys'),
    act: (page) => placeButton(page).click(),
    shown: (page, fault) => checkoutTold(page, fault, ANSWERED_BADLY.includes(fault) ? ORDER_FAILED : ORDER_UNKNOWN),
    well: async (page) => {
      await placeButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    call: 'orderOfKey',
    losesSession: true,
    part: 'checkout',
    open: async (page) => {
      await atPaymentWith(page, 'order-keys');
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('mutation placeKeyedOrder') ? route.abort() : route.fallback(),
      );
    },
    act: (page) => placeButton(page).click(),
    shown: (page, fault) => alert(page, FORBIDDEN.includes(fault) ? SESSION_LOST : ORDER_UNKNOWN),
    well: async (page) => {
      await page.unroute('**/graphql');
      await placeButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    call: 'businessNumbers',
    part: 'checkout',
    losesSession: true,
    open: async (page) => {
      const customer = { email: 'inkoop@example.com', isBusiness: true, addresses: [] };
      await rememberBusiness(page);
      await replaceIn(page, {
        '"customer":null': `"customer":${JSON.stringify(customer)}`,
        '"capabilities":[]': '"capabilities":["business-numbers"]',
      });
      await addByTheme(page);
      await page.goto('/checkout/');
      await toShipping(page);
      await toPayment(page);
    },
    act: (page) => placeButton(page).click(),
    shown: (page, fault) => checkoutTold(page, fault, ORDER_FAILED),
    well: async (page) => {
      await placeButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    // The newsletter is no reason to say that an order failed.
    call: 'subscribe',
    part: 'checkout',
    open: (page) => page.goto('/'),
    act: async (page) => {
      await forget(page);
      await inCheckout(page);
      await page.getByRole('checkbox', { name: 'Meld je aan voor de nieuwsbrief' }).check();
      await toShipping(page);
      await toPayment(page);
      await placeButton(page).click();
    },
    shown: thanks,
  },
  {
    call: 'addressForm',
    part: 'offer-checkout',
    open: addByTheme,
    act: async (page) => {
      await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
      await page.goto('/noest/quotation/');
    },
    shown: (page) => field(page, 'Straatnaam'),
    well: fillAddress,
  },
  {
    call: 'paymentMethods',
    part: 'offer-checkout',
    open: inQuotation,
    act: (page, attempt) => (attempt === 0 ? forward(page, 'Naar overzicht').click() : again(page)),
    shown: (page) => alert(page, 'Je gegevens konden niet worden doorgegeven.'),
    well: async (page) => {
      await again(page);
      await expect(forward(page, 'Offerte aanvragen')).not.toHaveAttribute('aria-disabled', 'true');
    },
  },
  {
    call: 'setPayer',
    part: 'offer-checkout',
    open: inQuotation,
    act: (page, attempt) => (attempt === 0 ? forward(page, 'Naar overzicht').click() : again(page)),
    shown: (page) => alert(page, 'Je gegevens konden niet worden doorgegeven.'),
    well: async (page) => {
      await again(page);
      await expect(forward(page, 'Offerte aanvragen')).not.toHaveAttribute('aria-disabled', 'true');
    },
  },
  {
    call: 'requestQuotation',
    losesSession: true,
    part: 'offer-checkout',
    open: async (page) => {
      await inQuotation(page);
      await forward(page, 'Naar overzicht').click();
      await field(page, 'Heb je vragen of opmerkingen? (optioneel)').fill('Kan dit op maat?');
      await page.getByRole('checkbox', { name: 'Ik heb mijn offerteaanvraag gecontroleerd.' }).check();
    },
    act: (page) => forward(page, 'Offerte aanvragen').click(),
    shown: (page, fault) => checkoutTold(page, fault, 'Er is iets misgegaan bij het versturen van je offerteaanvraag.'),
    keeps: (page) => expect(field(page, 'Heb je vragen of opmerkingen? (optioneel)')).toHaveValue('Kan dit op maat?'),
    well: async (page) => {
      await forward(page, 'Offerte aanvragen').click();
      await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();
    },
  },
  {
    call: 'noestPostcode',
    part: 'postcode-lookup',
    open: async (page) => {
      await page.goto('/customer/address/new/');
      await field(page, 'Postcode').fill('1012js');
    },
    act: (page, attempt) => field(page, 'Huisnummer').fill(String(10 + attempt)),
    shown: (page) => page.getByText('Het adres kan nu niet worden opgezocht.'),
    keeps: (page) => expect(field(page, 'Postcode')).toHaveValue('1012js'),
    well: async (page) => {
      await field(page, 'Huisnummer').fill('1');
      await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
    },
  },
  wishing('wish', false),
  wishing('wishes', true),
  wishing('unwish', true),
  reviewing('reviewer'),
  reviewing('review'),
  {
    call: 'suggestions',
    part: 'autocomplete',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('search').getByLabel('Zoek in het assortiment').click();
      await expect(part(page, 'autocomplete')).toHaveAttribute('data-mount-state', 'mounted');
    },
    act: async (page, attempt) => {
      await page.getByRole('combobox').fill(`plank ${attempt}`);
      await page.clock.runFor(200);
    },
    shown: (page) => page.getByRole('status').filter({ hasText: 'Suggesties laden lukt niet, zoeken wel.' }),
    well: async (page, attempts) => {
      await page.getByRole('combobox').fill(`plank ${attempts}`);
      await page.clock.runFor(200);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  asking('simple-product', 'H-005'),
  asking('configurable-product', 'CFG'),
  asking('bundle-product', 'BUN'),
  asking('grouped-product', 'GRP'),
  listing('category-view', '/planken.html'),
  listing('paginator', '/planken.html'),
  listing('filters', '/planken.html', /houtsoort=11/, (page) => filter(page, 'Douglas').click()),
  listing('active-filters', '/planken.html?houtsoort=11', /planken\.html$/, (page) => chip(page, 'Douglas').click()),
  listing('sort-select', '/planken.html', /product_list_order=price/, (page) =>
    page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:desc'),
  ),
  // The answers that are replayed say 12 whatever was asked, and the address goes by the answer.
  listing('size-select', '/planken.html', /planken\.html$/, (page) =>
    part(page, 'size-select').getByRole('combobox').selectOption('36'),
  ),
  listing('search-view', '/catalogsearch/result/?q=plank'),
  {
    // Product rule of rows: without an answer they take no place.
    call: 'related',
    part: 'recommendations',
    open: (page) => page.goto('/'),
    act: (page) => openMarkup(page, '<section data-component="recommendations" data-product-id="100101"></section>'),
    shown: (page) => page.locator('[data-component=recommendations][data-mount-state=mounted]:not(:has(*))'),
  },
  {
    call: 'products',
    part: 'recent-products',
    open: async (page) => {
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('noest-recent-products', '["100101"]'));
    },
    act: (page) => openMarkup(page, '<div data-component="recent-products"></div>'),
    shown: (page) => page.locator('[data-component=recent-products][data-mount-state=mounted]:not(:has(*))'),
  },
];

/** Parts that fail where a shop fails, and make no call of a Magento by themselves, with the reason. */
const WITHOUT_CALLS: Readonly<Record<string, string>> = {
  ...fromEach('form newsletter landing-form welcome-discount', 'they send a form to its address'),
  ...fromEach('product-list toolbar', 'they show what other parts of a listing ask for'),
  ...fromEach('delivery-promise quick-order cutting-list', 'a Magento lacks what they need'),
  'cart-count': 'cart rule 9: it asks nothing there',
};

function fromEach(names: string, reason: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

test('every call of the Magento back end has a row in the matrix of faults', () => {
  expect(callsOfMagento().length).toBeGreaterThan(30);
  expect([...new Set(ROWS.map(({ call }) => call))].toSorted()).toEqual(callsOfMagento());
});

test('every part that tells a fault of the shop has a row in the matrix of faults of a Magento', async () => {
  const parts = (await importParts()).map(({ declaration }) => declaration);
  const telling = parts.filter((declaration) => statesOf(declaration).some(({ name }) => name === 'error'));
  const proved = [...ROWS.map((row) => row.part), ...Object.keys(WITHOUT_CALLS)];
  expect(telling.map(({ name }) => name).filter((name) => !proved.includes(name))).toEqual([]);
  expect(ROWS.map((row) => row.part).filter((name) => name in WITHOUT_CALLS)).toEqual([]);
});

for (const row of ROWS) {
  const { call, except = [], losesSession = false } = row;
  const faults = MAGENTO_FAULTS.filter(({ name }) => !except.includes(name));
  const isLost = ({ name }: Fault): boolean => losesSession && FORBIDDEN.includes(name);
  test(`Magento, ${call} by ${row.part}: ${faults.length} faults @long`, async ({ page }) => {
    test.slow();
    const thrown = thrownErrors(page);
    await page.clock.install();
    await row.open(page);
    const following = faults.filter((fault) => !isLost(fault));
    const name = `${call} by ${row.part}`;
    await eachCell(name, following, (fault, attempt) => tryFault(page, row, fault, attempt));
    await row.well?.(page, following.length);
    await eachCell(`${name}, where the session is lost`, faults.filter(isLost), async (fault) => {
      await forget(page);
      await row.open(page);
      await tryFault(page, row, fault, 0);
    });
    expect(thrown).toEqual([]);
  });
}

/** One cell of the matrix. */
async function tryFault(page: Page, { call, act, shown, keeps }: Row, fault: Fault, attempt: number): Promise<void> {
  const { name } = fault;
  const broken = await breakCall(page, call, fault);
  await act(page, attempt);
  await broken.made();
  if (!fault.answer) await page.clock.fastForward(TOO_LONG.commerce);
  await expect(shown(page, name), `${name}: told in one line`).toHaveCount(1, LONG_ANSWERS);
  await nothingIsTried(page, `${name}: nothing is waited for without an end`);
  await keeps?.(page);
  await broken.end();
}
