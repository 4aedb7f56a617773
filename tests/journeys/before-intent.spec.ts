import { expect, test } from 'playwright/test';
import { CATEGORY, cartLink } from '../support/shop';

/** Cumulative layout shift as the browser itself measures it, shifts after input included. */
const OBSERVE_SHIFTS = (): void => {
  const page = globalThis as unknown as { shifts: string[] };
  page.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      page.shifts.push(`${entry.value} ${entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shifts = () => (globalThis as unknown as { shifts: string[] }).shifts;

test('before the first hint of intent nothing of React is fetched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(CATEGORY);
  await expect(page.locator('[data-component~="cart-count"]').first()).toHaveAttribute('data-mount-state', 'mounted');
  await page.waitForLoadState('networkidle');
  const sources = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(scripts.length).toBeGreaterThan(0);
  for (const [index, source] of sources.entries()) {
    expect(source, scripts[index]).not.toMatch(/createRoot|useSyncExternalStore|__H\b/);
  }
});

test('nothing shifts while parts mount', async ({ page }) => {
  await page.addInitScript(OBSERVE_SHIFTS);
  await page.goto(CATEGORY);
  await expect(page.locator('[data-component~="messages"]').first()).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByPlaceholder('Zoek in het assortiment').focus();
  await page.getByRole('main').getByRole('button', { name: /In winkelwagen/ }).first().hover();
  await cartLink(page).hover();
  for (const part of ['autocomplete', 'minicart']) {
    await expect(page.locator(`[data-component~="${part}"]`).first()).toHaveAttribute('data-mount-state', 'mounted');
  }
  await expect(page.locator('[data-component~="add-to-cart"][data-mount-state="mounted"]').first()).toBeVisible();
  expect(await page.evaluate(shifts)).toEqual([]);
});
