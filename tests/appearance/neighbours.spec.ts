import { expect, test, type Page } from 'playwright/test';
import { fillCart, hostDrawer, openHostDrawer } from '../support/hosts';

/** Parts that failed, by name. */
const failed = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-mount-state=failed]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset['component']));

async function mountAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The parts of a listing wait for its view.
    const views = [...document.querySelectorAll<HTMLElement>('[data-component=category-view]')];
    const others = [
      ...document.querySelectorAll<HTMLElement>('[data-qa]:not([data-qa=active-filters]) [data-component]'),
    ];
    for (const element of [...views, ...others]) void window.noest.mount(element);
  });
  await expect(page.locator('[data-qa=minicart] [data-component=minicart]')).toHaveAttribute(
    'data-mount-state',
    'mounted',
  );
  // Those outside the form of a product wait for one that is chosen.
  const loading = page.locator(
    '[data-mount-state=loading]:not([data-component~=swatches], [data-component~=stock-indicator], [data-component~=stock-alert], [data-component~=tier-prices])',
  );
  await expect(loading).toHaveCount(0);
}

const NEIGHBOURS: Readonly<Record<string, () => void>> = {
  'an old library puts its own array methods in the place of the native ones, and adds some': () => {
    const { filter, map } = Array.prototype;
    // oxlint-disable no-extend-native
    Array.prototype.filter = function patched(this: unknown[], ...given: Parameters<typeof filter>) {
      return filter.apply(this, given);
    } as typeof filter;
    Array.prototype.map = function patched(this: unknown[], ...given: Parameters<typeof map>) {
      return map.apply(this, given);
    } as typeof map;
    Object.defineProperty(Array.prototype, 'remove', {
      value: () => [],
      enumerable: true,
      writable: true,
      configurable: true,
    });
  },
  'a script has given Object.prototype enumerable members': () => {
    for (const [name, value] of Object.entries({ extend: () => null, vendor: 'a text', registered: {} }))
      Object.defineProperty(Object.prototype, name, { value, enumerable: true, writable: true, configurable: true });
  },
};

for (const [index, [what, disturb]] of Object.entries(NEIGHBOURS).entries()) {
  // A second neighbour repeats the first.
  const tag = index === 0 ? [] : '@long';
  test(`all parts work where ${what}`, { tag }, async ({ page }) => {
    await fillCart(page);
    await page.addInitScript(disturb);
    await page.goto('/qa/host/plain');
    await mountAll(page);
    expect(await failed(page)).toEqual([]);
    await openHostDrawer(page);
  });
}

test('a second copy of the kit leaves the page to the first', async ({ page }) => {
  await fillCart(page);
  await page.route('**/again/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/again/', '/noest/') }) }),
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/qa/host/plain');
  const first = await page.evaluateHandle(() => window.noest);
  await page.evaluate((copy) => import(copy), '/again/noest.js');
  expect(said).toContain('[noest] loaded twice; this copy does nothing');
  expect(await first.evaluate((noest) => noest === window.noest)).toBe(true);
  await openHostDrawer(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('a region that is replaced while the drawer is open takes the drawer along, and the next one opens', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/qa/host/plain');
  const minicart = page.locator('[data-qa=minicart] [data-component=minicart]');
  const next = await minicart.evaluateHandle((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-mount-state');
    return copy;
  });
  await openHostDrawer(page);
  await minicart.evaluate((element, copy) => element.replaceWith(copy), next);
  await expect(hostDrawer(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await openHostDrawer(page);
});
