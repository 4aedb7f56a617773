import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from 'playwright/test';
import { cartLink, CATEGORY, drawer, openDrawer, thrownErrors } from '../support/shop';

const require = createRequire(import.meta.url);

/** What shops load beside the kit to change a page without loading it. */
const LIBRARIES = {
  turbo: require.resolve('@hotwired/turbo'),
  htmx: require.resolve('htmx.org/dist/htmx.min.js'),
} as const;

/** Every page of the shop has this library in its head. */
async function useLibrary(page: Page, name: keyof typeof LIBRARIES): Promise<void> {
  const body = await readFile(LIBRARIES[name], 'utf8');
  await page.route(`**/libraries/${name}.js`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (!route.request().headers()['accept']?.startsWith('text/html')) return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const withLibrary = html.replace('<head>', `<head><script src="/libraries/${name}.js"></script>`);
      return route.fulfill({ response, body: withLibrary });
    },
  );
}

const badge = (page: Page) => page.getByRole('banner').locator('[data-component=cart-count]').first();
const buy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^In winkelwagen/ })
    .first();

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A mark that is gone where the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);

// They need a looser policy than the shop has.
test.use({ bypassCSP: true });

// Turbo fetches a page that the pointer comes over; where a test ends meanwhile, its route has no answer to read.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('mount rule 30: with Turbo the parts of the next page work without it being loaded, and so do those of the page that Back brings', async ({
  page,
}) => {
  const thrown = thrownErrors(page);
  await useLibrary(page, 'turbo');
  await page.goto(CATEGORY);
  await mark(page);
  const first = page.getByRole('main').locator('.noest-card').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  expect(await isMarked(page)).toBe(true);
  await page.goto('/vuren-plank-geschaafd-18-x-145-mm-300-cm');
  await mark(page);
  await buy(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de startpagina/ })
    .click();
  // The address changes before the page does.
  await expect(heading(page)).not.toHaveText(/^Vuren/);
  expect(await isMarked(page)).toBe(true);
  await expect(badge(page)).toHaveText('1');
  await openDrawer(page);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Vuren/);
  expect(await isMarked(page)).toBe(true);
  await expect(buy(page)).toBeVisible();
  await buy(page).click();
  await expect(badge(page)).toHaveText('2');
  expect(thrown).toEqual([]);
});

test('htmx: what it swaps into a page mounts, and what it swaps out leaves', async ({ page }) => {
  await useLibrary(page, 'htmx');
  await page.goto('/qa/collapsible');
  await page.evaluate(() => {
    const region = document.createElement('section');
    region.id = 'swapped';
    const button = document.createElement('button');
    button.textContent = 'Haal op';
    for (const [name, value] of Object.entries({
      'hx-get': '/qa/minicart',
      'hx-select': '[data-component=minicart]',
      'hx-target': '#swapped',
    }))
      button.setAttribute(name, value);
    document.querySelector('main')?.append(button, region);
    (window as unknown as { htmx: { process(element: Element): void } }).htmx.process(button);
  });
  const swapped = page.locator('#swapped [data-component=minicart]');
  const swap = () => page.getByRole('button', { name: 'Haal op' }).click();
  const open = async () => {
    await swapped.getByRole('link').hover();
    await expect(swapped).toHaveAttribute('data-mount-state', 'mounted');
    await swapped.getByRole('link').click();
    await expect(page.locator('dialog.noest-drawer[open]')).toHaveCount(1);
  };
  await swap();
  await open();
  await page.keyboard.press('Escape');
  const before = await swapped.elementHandle();
  await swap();
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.locator('dialog.noest-drawer')).toHaveCount(0);
  await open();
});

/** Passes on to the shop, and has a service worker that holds up each answer. */
const WORKER = `const HELD_MS = 400;
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  new Promise((done) => setTimeout(done, HELD_MS)).then(() => fetch(event.request))));`;

function withWorker(shop: URL): Server {
  return createServer((incoming, outgoing) => {
    if (incoming.url === '/worker.js') {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WORKER);
      return;
    }
    const { method, headers, url: path } = incoming;
    const passed = ask({ hostname: shop.hostname, port: shop.port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
}

test(
  'a service worker that holds up every answer: early presses are kept, and the badge, the drawer and the next page are right',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const server = withWorker(new URL(baseURL ?? ''));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      await page.goto(`${origin}/vuren-plank-geschaafd-18-x-145-mm-300-cm`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/worker.js');
        await navigator.serviceWorker.ready;
      });
      await page.reload({ waitUntil: 'commit' });
      await buy(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await expect(badge(page)).toHaveText('1');
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await page.goto(`${origin}${CATEGORY}`, { waitUntil: 'commit' });
      await expect(cartLink(page)).toHaveAccessibleName(/1 artikel/);
      await openDrawer(page);
      await drawer(page).getByRole('button', { name: /^Meer/ }).first().click();
      await expect(badge(page)).toHaveText('2');
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  },
);
