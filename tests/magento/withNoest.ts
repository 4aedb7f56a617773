import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';

const BUILD = path.resolve(import.meta.dirname, '../../dist/react');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Puts the kit and these parts at the end of every page of a Magento, as a module for its theme would. */
export async function withNoest(page: Page, parts: string, config: Readonly<Record<string, unknown>> = {}) {
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
      const html = await response.text();
      const settings = JSON.stringify({ backend: 'magento', ...config });
      const kit = `<link rel="stylesheet" href="/noest/noest.css"><script type="application/json" id="noest-config">${settings}</script>${parts}<script type="module" src="/noest/noest.js"></script>`;
      return route.fulfill({ response, body: html.replace('</body>', () => `${kit}</body>`) });
    },
  );
}

/** A cart link with its drawer and its badge, in a corner that no theme covers. */
export const MINICART = `<div style="position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:999;background:#fff;padding:.5rem">
<div data-component="minicart" data-cart-url="/checkout/cart/" data-checkout-url="/checkout/"><a href="/checkout/cart/" data-slot="link" class="noest-minicart">Winkelwagen <span class="noest-minicart__badge" data-component="cart-count" data-count="0" hidden>0</span></a></div></div>`;
