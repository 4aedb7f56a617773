import { readdir } from 'node:fs/promises';
import { expect, test, type CDPSession, type Locator, type Page } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, openProduct } from '../support/shop';
import { listRequests } from '../support/listRequests';
import { addByForm, readMessages } from '../support/checkout';
import { OBSERVE_SHIFTS, shiftsOf } from '../support/shifts';
import { hold } from '../support/hold';

const PARTS_SHEET = /\/chunks\/\w+\/[\w-]+\.css$/;

const part = (page: Page, name: string): Locator => page.locator(`[data-component~="${name}"]`).first();

/** Words that stand in React's code and in Preact's, minified too. */
const RUNTIME = /react\.element|react\.transitional\.element|__reactContainer|useSyncExternalStore/;

test('before the first hint of intent nothing of React is fetched @both', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const ofTheRuntime = async (): Promise<string[]> => {
    const sources = await Promise.all(
      [...scripts].map(async (url) => [url, await (await page.request.get(url)).text()]),
    );
    return sources.filter(([, source = '']) => RUNTIME.test(source)).map(([url = '']) => url);
  };
  for (const [path, behaviours] of [
    ['/qa/price', ['price']],
    [CATEGORY, ['cart-count', 'messages', 'price-toggle']],
  ] as const) {
    await page.goto(path);
    for (const behaviour of behaviours) {
      await expect(part(page, behaviour)).toHaveAttribute('data-mount-state', 'mounted');
    }
    await page.waitForLoadState('networkidle');
    expect(await ofTheRuntime(), path).toEqual([]);
  }

  await page.getByPlaceholder('Zoek in het assortiment').focus();
  await expect(part(page, 'autocomplete')).toHaveAttribute('data-mount-state', 'mounted');
  expect(await ofTheRuntime()).not.toEqual([]);
});

interface Budget {
  readonly path: string;
  /** Of a shopper who has something in the cart. */
  readonly hasCart?: boolean;
  /** A behaviour that starts with the last ones of the page; null where none starts before it is wanted. */
  readonly last: string | null;
  readonly requests: number;
  readonly scripts: number;
  /** Bytes on the wire, headers of the answers included. */
  readonly scriptBytes: number;
  readonly styles: number;
  readonly styleBytes: number;
  readonly listeners: number;
}

/** Listeners of Playwright, which watches the page for the states that a test waits for. */
const OF_PLAYWRIGHT = 13;

/** What a page may cost before any input; `npm run bench:page` prints what it does. */
const OF_MOST_PAGES: Omit<Budget, 'path'> = {
  last: 'analytics',
  requests: 32,
  scripts: 5,
  scriptBytes: 22_000,
  styles: 2,
  styleBytes: 12_000,
  listeners: 80,
};
const BUDGETS: readonly Budget[] = [
  { ...OF_MOST_PAGES, path: CATEGORY },
  // The page has printed what is in it (cart rule 9).
  { ...OF_MOST_PAGES, path: CATEGORY, hasCart: true },
  { ...OF_MOST_PAGES, path: '/' },
  {
    path: '/douglas-vlonderplank-28-x-145-mm',
    last: 'viewed-product',
    requests: 32,
    scripts: 11,
    scriptBytes: 26_550,
    styles: 2,
    styleBytes: 15_200,
    listeners: 80,
  },
  {
    path: '/qa/tooltip',
    last: null,
    requests: 10,
    scripts: 2,
    scriptBytes: 6_850,
    styles: 3,
    styleBytes: 10_000,
    listeners: 20,
  },
];

for (const { path, hasCart = false, last, listeners, ...budget } of BUDGETS) {
  const whose = hasCart ? ' of a shopper with a cart' : '';
  test(`mount rule 15: ${path}${whose} keeps its budget before any input, and asks for nothing twice @both`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    if (hasCart) await addByForm(page, ITEMS.plank.sku, 1);
    const requests = await listRequests(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(path);
    if (last) await expect(part(page, last)).toHaveAttribute('data-mount-state', 'mounted');
    else await expect(page.locator('[data-component]').first()).toHaveAttribute('data-mount-state', 'waiting');
    await page.waitForLoadState('networkidle');
    const urls = requests.map(({ url }) => url);
    const of = (extension: string) => requests.filter(({ url }) => new URL(url).pathname.endsWith(extension));
    const bytes = (extension: string) => of(extension).reduce((sum, request) => sum + request.bytes, 0);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    const used = {
      requests: requests.length,
      scripts: of('.js').length,
      scriptBytes: bytes('.js'),
      styles: of('.css').length,
      styleBytes: bytes('.css'),
    };
    const over = Object.entries(used).filter(([what, amount]) => amount > budget[what as keyof typeof budget]);
    expect(over).toEqual([]);
    expect(used.scriptBytes).toBeGreaterThan(0);
    await expect.poll(() => listenersOf(devtools)).toBeLessThanOrEqual(listeners + OF_PLAYWRIGHT);
  });
}

/** Listeners that were removed are counted until their memory is collected, which a single request need not do. */
async function listenersOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}

/** The selectors of a sheet, those in its layers and media queries too. */
const SELECTORS_MISSING = async (text: string): Promise<string[]> => {
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      // What is minified may have parted a list of selectors; no comma between brackets is one.
      ...(rule instanceof CSSStyleRule ? rule.selectorText.split(/,\s*(?![^(]*\))/) : []),
      ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
    ]);
  const there = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)));
  const sheet = await new CSSStyleSheet().replace(text);
  return selectorsOf(sheet.cssRules).filter((selector) => !there.has(selector));
};

/** Pages with parts that are at work before any input. */
const ALIVE = [
  '/vuren-plank-geschaafd-18-x-145-mm-300-cm',
  '/vuren-balk-c24-38-x-89-mm-420-cm?cut=1',
  '/terras-berekenen',
  '/schutting-berekenen',
  '/snel-bestellen',
  '/checkout/cart',
  '/customer/account/create',
];

test('shared rule 44: where parts are at work before any input, no sheet of theirs is fetched, and nothing shifts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.addInitScript(OBSERVE_SHIFTS);
  const requests = await listRequests(page);
  await addByForm(page, ITEMS.plank.sku, 2);
  await readMessages(page);
  for (const path of ALIVE) {
    await page.goto(path);
    for (const waiting of await page.locator('main [data-component]').all()) {
      await waiting.evaluate((element) => element.scrollIntoView());
    }
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-mount-state=loading]')).toHaveCount(0);
    const ofParts = requests.filter(({ url, isPrefetched }) => PARTS_SHEET.test(url) && !isPrefetched);
    expect(ofParts, path).toEqual([]);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test('shared rule 44: a sheet that the theme says it carries is in it', async ({ page, request }) => {
  const build = test.info().project.metadata['build'] as string;
  const folder = (await readdir(`dist/${build}/chunks`))[0] ?? '';
  const sheets = (await readdir(`dist/${build}/chunks/${folder}`)).filter((file) => file.endsWith('.css'));
  let carried = 0;
  for (const path of [CATEGORY, '/', '/douglas-vlonderplank-28-x-145-mm', ...ALIVE]) {
    await page.goto(path);
    const flagged = await page.evaluate((names) => {
      const flags = getComputedStyle(document.documentElement);
      return names.filter((name) => flags.getPropertyValue(`--noest-has-${name.slice(0, -'.css'.length)}`) !== '');
    }, sheets);
    for (const file of flagged) {
      carried += 1;
      const text = await (await request.get(`/noest/chunks/${folder}/${file}`)).text();
      expect(await page.evaluate(SELECTORS_MISSING, text), `${path} ${file}`).toEqual([]);
    }
  }
  expect(carried).toBeGreaterThan(0);
});

test("mount rule 14: a product's code is fetched at the first sign of life, and not run before it is needed @both", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Playwright's word for a prefetch.
    if (request.url().endsWith('/react.js')) asked.push(request.resourceType());
  });
  await openProduct(page, ITEMS.configurable);
  await expect(part(page, 'cart-count')).toHaveAttribute('data-mount-state', 'mounted');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => asked).toEqual(['other']);
  await page.waitForLoadState('networkidle');
  await expect(part(page, 'configurable-product')).toHaveAttribute('data-mount-state', 'waiting');
  expect(asked).toEqual(['other']);
});

test('mount rules 14 and 17: who has a cart has the code of its drawer fetched at the first sign of life, and none of it run; React is not fetched before @both', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /(react|minicart)\.js$/.exec(request.url())?.[1];
    if (file) asked.push(`${file} ${request.resourceType()}`);
  });
  const visit = async (): Promise<void> => {
    await page.goto(CATEGORY);
    await expect(part(page, 'cart-count')).toHaveAttribute('data-mount-state', 'mounted');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 200);
  };
  await visit();
  await addByForm(page, ITEMS.plank.sku, 1);
  expect(asked).toEqual([]);
  await visit();
  // Playwright's word for a prefetch.
  await expect.poll(() => asked.toSorted()).toEqual(['minicart other', 'react other']);
  await page.waitForLoadState('networkidle');
  await expect(part(page, 'minicart')).toHaveAttribute('data-mount-state', 'waiting');
  expect(asked).toHaveLength(2);
});

test('checkout rule 63: the calls, the login and the later steps are fetched once step 1 is shown, and not before @both', async ({
  page,
}) => {
  await addByForm(page, ITEMS.plank.sku, 1);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-component=checkout][data-mount-state=mounted]')) performance.mark('shown');
    }).observe(document, { attributeFilter: ['data-mount-state'], subtree: true });
  });
  await page.goto('/checkout');
  const timesOf = (): Promise<Record<string, number>> =>
    page.evaluate(() =>
      Object.fromEntries(
        performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => [/[\w-]+(?=\.js$)/.exec(name)?.[0] ?? name, startTime]),
      ),
    );
  const later = ['storefront', 'client', 'checkoutCalls', 'laterSteps', 'LoginForm'];
  await expect.poll(async () => Object.keys(await timesOf())).toEqual(expect.arrayContaining(later));
  const times = await timesOf();
  const shown = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN);
  expect(times['checkout']).toBeLessThan(shown);
  for (const file of later) expect(times[file], file).toBeGreaterThanOrEqual(shown);
});

test('mount rule 15: what mounts a widget is requested together with its code @both', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.waitForLoadState('networkidle');
  const answer = await hold(page, /\/(?:minicart|react)\.js$/);
  // While neither the part's code nor the runtime's has come.
  const mounting = page.waitForRequest('**/react.js');
  await cartLink(page).hover();
  await mounting;
  answer();
  await expect(part(page, 'minicart')).toHaveAttribute('data-mount-state', 'mounted');
});

test('elements rule 17: the code of a navigation that a phone hides is not fetched', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(CATEGORY);
  await expect(part(page, 'analytics')).toHaveAttribute('data-mount-state', 'mounted');
  await page.waitForLoadState('networkidle');
  await expect(part(page, 'nav-dropdown')).toHaveAttribute('data-mount-state', 'waiting');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(part(page, 'nav-dropdown')).toHaveAttribute('data-mount-state', 'mounted');
});

test('nothing shifts while parts mount @both', async ({ page }) => {
  await page.addInitScript(OBSERVE_SHIFTS);
  await page.goto(CATEGORY);
  await expect(part(page, 'messages')).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByPlaceholder('Zoek in het assortiment').focus();
  await page
    .getByRole('main')
    .getByRole('button', { name: /In winkelwagen/ })
    .first()
    .hover();
  await cartLink(page).hover();
  for (const widget of ['autocomplete', 'minicart']) {
    await expect(part(page, widget)).toHaveAttribute('data-mount-state', 'mounted');
  }
  await expect(page.locator('[data-component~="add-to-cart"][data-mount-state="mounted"]').first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
