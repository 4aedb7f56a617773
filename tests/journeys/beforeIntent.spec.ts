import { expect, test, type Locator, type Page } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, openProduct } from '../support/shop';

const part = (page: Page, name: string): Locator => page.locator(`[data-component~="${name}"]`).first();

/**
 * Cumulative layout shift as the browser itself measures it, shifts after input included. Parts come after the document:
 * what moves while that is still arriving, such as a row of which half is there, is the browser's own drawing of it.
 */
const OBSERVE_SHIFTS = (): void => {
  const page = globalThis as unknown as { shifts: string[] };
  page.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      if (domInteractive === 0 || entry.startTime < domInteractive) continue;
      page.shifts.push(
        `${entry.value} ${entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(' ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shifts = () => (globalThis as unknown as { shifts: string[] }).shifts;

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

test("mount rule 12: a product's code is fetched at the first sign of life, and not run before it is needed @both", async ({
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
  expect(await page.evaluate(shifts)).toEqual([]);
});
