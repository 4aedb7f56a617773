import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type Page } from 'playwright/test';
import { storeOf } from '../../fixtures/magento/print/ask';
import { ORIGIN } from './origin';

const BUILD = path.resolve(import.meta.dirname, '../../dist/react');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The page with parts of ours in place of the theme's; without a change where it keeps its own. */
type Change = (html: string, address: URL) => string | Promise<string>;

/** Puts the kit and these parts at the end of every page of a Magento, as a module for its theme would. A shop that has one is skipped. */
export async function withNoest(page: Page, parts: string, change: Change = (html) => html) {
  const front = await (await page.request.get(ORIGIN)).text();
  test.skip(front.includes('/Noest_Widgets/'), 'the module Noest_Widgets brings the kit already');
  const storeCode = await storeOf(ORIGIN);
  await page.route('**/noest/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/noest/', '');
    const body = await readFile(path.join(BUILD, file));
    await route.fulfill({ body, contentType: TYPES[path.extname(file)] ?? 'application/octet-stream' });
  });
  await page.route(
    (url) => !url.pathname.startsWith('/noest/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const target = response.headers()['location'];
      // What a redirect leads to would not come by here.
      if (target) {
        const body = `<meta http-equiv="refresh" content="0;url=${target}">`;
        return route.fulfill({ response, status: 200, contentType: 'text/html', body });
      }
      const html = await change(withoutPrefetch(await response.text()), new URL(route.request().url()));
      const config = JSON.stringify({ backend: 'magento', storeCode });
      const kit = `<link rel="stylesheet" href="/noest/${sheetOf(storeCode)}"><script type="application/json" id="noest-config">${config}</script>${parts}<script type="module" src="/noest/noest.js"></script>`;
      return route.fulfill({ response, body: html.replace('</body>', () => `${kit}</body>`) });
    },
  );
}

/** What Hyvä's pages fetch ahead of a press would not come by here. */
function withoutPrefetch(html: string): string {
  return html.replace(/<script\b[^>]*\btype="speculationrules"[^]*?<\/script>/g, '');
}

/** The looks of all parts: those in no layer where the theme's rules for buttons and fields stand in none. */
function sheetOf(storeCode: string): string {
  return storeCode === 'luma' ? 'noest.all.unlayered.css' : 'noest.all.css';
}

const THEMES_OWN =
  '.sidebar,#product-list,.toolbar,.products.wrapper,.product-info-main,.product.media,.product.info.detailed,#gallery,.page-main>section,#product_addtocart_form';

/** Parts in the main column, in place of the theme's list or product. */
export function inColumn(html: string, own: string): string {
  const column = /<div class="column main">/;
  if (!column.test(html)) throw new Error('expected a page with a main column');
  return html.replace(column, (start) => `${start}<style>${THEMES_OWN}{display:none!important}</style>${own}`);
}

/** What Luma prints in the main part of a page though it is about the whole page: the start of its section data. */
const SECTION_DATA =
  /<script type="text\/x-magento-init">(?:(?!<\/script>)[^])*?Magento_Customer\/js\/(?:customer-data|section-config)"[^]*?<\/script>/g;

/** Parts in place of all that the theme prints as the main part of a page, by the page's path. */
export function asMain(mains: Readonly<Record<string, string>>): Change {
  return (html, { pathname }) => {
    const main = mains[pathname];
    if (!main) return html;
    return html.replace(
      /<main\b[^]*<\/main>/,
      (own) => `<main>${(own.match(SECTION_DATA) ?? []).join('')}${main}</main>`,
    );
  };
}

/** A cart link with its drawer and its badge, in a corner that no theme covers. */
export const MINICART = `<div style="position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:999;background:#fff;padding:.5rem">
<div data-component="minicart" data-cart-url="/checkout/cart/" data-checkout-url="/checkout/"><a href="/checkout/cart/" data-slot="link" class="noest-minicart">Winkelwagen <span class="noest-minicart__badge" data-component="cart-count" data-count="0" hidden>0</span></a></div></div>`;

/** A search form, at the top of the page. */
export const SEARCH = `<div style="position:fixed;inset-block-start:6rem;inset-inline:1rem;z-index:999;background:#fff" data-component="autocomplete" class="noest-search">
<form role="search" class="noest-search__form" action="/catalogsearch/result/" method="get" aria-label="Zoeken in Noest"><label class="noest-hidden" for="zoek">Zoeken</label>
<input class="noest-search__input" id="zoek" type="search" name="q" autocomplete="off" required><button class="noest-search__button" type="submit">Zoek</button></form></div>`;

/** The cart page with its coupon. */
export const CART = `<div class="noest-cart" data-component="cart" data-checkout-url="/checkout/"><a href="/checkout/">Naar afrekenen</a>
<div data-slot="coupon"><div data-component="coupon" class="noest-coupon"><form method="post" action="/checkout/cart/couponPost/"><input name="coupon_code"></form></div></div></div>`;

/** The checkout; `customer` is what the shop knows of the one who is logged in. */
export function checkout(customer: object | null = null): string {
  const props = JSON.stringify({ customer });
  return `<div data-component="checkout" data-payment-prefix="paydemo_" data-success-url="/checkout/onepage/success/" data-login-url="/customer/account/loginPost/"><script type="application/json" data-props>${props}</script><p><a href="/checkout/cart/">Terug naar winkelwagen</a></p></div>`;
}
