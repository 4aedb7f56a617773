import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';

const BUILD = path.resolve(import.meta.dirname, '../../dist/react');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Parts in place of what the theme prints as the main part of a page, by the page's path. */
export type Mains = Readonly<Record<string, string>>;

/** Puts the kit and these parts at the end of every page of a Magento, as a module for its theme would. */
export async function withNoest(page: Page, parts: string, mains: Mains = {}) {
  const storeCode = await storeOf(page);
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
      const main = mains[new URL(route.request().url()).pathname];
      const kit = `<link rel="stylesheet" href="/noest/noest.css"><script type="application/json" id="noest-config">${JSON.stringify({ backend: 'magento', storeCode })}</script>${parts}<script type="module" src="/noest/noest.js"></script>`;
      const html = (await response.text())
        .replace(/<main\b[\s\S]*<\/main>/, (printed) => (main ? `<main>${main}</main>` : printed))
        .replace('</body>', () => `${kit}</body>`);
      return route.fulfill({ response, body: html });
    },
  );
}

/** The code of the store view at the address of the tests; without it every address answers as the default one. */
async function storeOf(page: Page): Promise<string> {
  const origin = process.env['MAGENTO_URL'] ?? '';
  const query = '{availableStores{store_code base_url}}';
  const answer = await page.request.get(`${origin}/graphql`, { params: { query } });
  const { data } = (await answer.json()) as {
    data: { availableStores: { store_code: string; base_url: string }[] };
  };
  const store = data.availableStores.find(({ base_url: address }) => new URL(address).origin === origin);
  if (!store) throw new Error(`${origin}: expected the address of a store view, found none`);
  return store.store_code;
}

/** A cart link with its drawer and its badge, in a corner that no theme covers. */
export const MINICART = `<div style="position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:999;background:#fff;padding:.5rem">
<div data-component="minicart" data-cart-url="/checkout/cart/" data-checkout-url="/checkout/"><a href="/checkout/cart/" data-slot="link" class="noest-minicart">Winkelwagen <span class="noest-minicart__badge" data-component="cart-count" data-count="0" hidden>0</span></a></div></div>`;

/** The cart page with its coupon. */
export const CART = `<div class="noest-cart" data-component="cart" data-checkout-url="/checkout/"><a href="/checkout/">Naar afrekenen</a>
<div data-slot="coupon"><div data-component="coupon" class="noest-coupon"><form method="post" action="/checkout/cart/couponPost/"><input name="coupon_code"></form></div></div></div>`;

/** The checkout; `customer` is what the shop knows of the one who is logged in. */
export function checkout(customer: object | null = null): string {
  const props = JSON.stringify({ customer });
  return `<div data-component="checkout" data-payment-prefix="paydemo_" data-success-url="/checkout/onepage/success/" data-login-url="/customer/account/loginPost/"><script type="application/json" data-props>${props}</script><p><a href="/checkout/cart/">Terug naar winkelwagen</a></p></div>`;
}
