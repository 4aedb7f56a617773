import { expect, test, type Page } from 'playwright/test';
import { HOSTS, type Host } from '../../fixtures/shop/pages/qaHosts';
import { importParts } from '../../tools/parts/importParts';
import { fillCart } from '../support/hosts';
import { faultsOfLooks } from '../support/looks';
import { faintTexts } from '../support/violations';

const PHONE = { width: 375, height: 800 };
const ALL = '[data-qa]';
const WAITING = (await importParts())
  .map(({ declaration }) => declaration)
  .filter(({ when }) => when.startsWith('event('))
  .map(({ name }) => name);

/** One with a reset and another rem. The other hosts in a long run; sheets.spec.ts has a reset in layers. */
const EACH_TIME = new Set(['luma']);

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** The page with all parts at work, and something in the cart. */
async function openHost(page: Page, { name, schemeMedia }: Host, query = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: schemeMedia ? 'dark' : 'light' });
  await fillCart(page);
  await page.goto(`/qa/host/${name}${query}`);
  await mountAll(page);
}

/** Those that wait for an event of another part look as the server printed them. */
async function mountAll(page: Page): Promise<void> {
  await page.evaluate((waiting) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) {
      if (!waiting.includes(element.dataset['component'] ?? '')) void window.noest.mount(element);
    }
  }, WAITING);
  await expect.poll(() => page.locator('[data-mount-state=loading]').count(), { timeout: 20_000 }).toBe(0);
  await expect(page.locator('[data-qa=minicart] [data-component=minicart]')).toHaveAttribute(
    'data-mount-state',
    'mounted',
  );
}

const sticksOut = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const host of HOSTS) {
  const tag = EACH_TIME.has(host.name) ? [] : ['@long'];
  // A dark page has the kit's own inks on the kit's own grounds.
  const rules = host.scheme ? 'shared rules 45 and 47' : 'shared rule 45';
  test(`${rules}: all parts look right in a page of somebody else: ${host.title}`, { tag }, async ({ page }) => {
    test.slow();
    await openHost(page, host);
    expect.soft(await faultsOfLooks(page, ALL), 'the page').toEqual([]);
    expect.soft(await faintTexts(page, ALL), 'the page').toEqual([]);
    expect.soft(await page.evaluate(sticksOut), 'the page').toBe(0);

    await page.locator('[data-qa=minicart] a').first().click();
    const drawer = page.getByRole('dialog', { name: /^Winkelwagen/ });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    expect.soft(await faultsOfLooks(page, '[data-qa=minicart] dialog'), 'the drawer').toEqual([]);
    expect.soft(await faintTexts(page, '[data-qa=minicart] dialog'), 'the drawer').toEqual([]);
    const box = await drawer.boundingBox();
    expect.soft(box?.height, 'the drawer').toBe(PHONE.height);
    expect.soft(box?.width, 'the drawer').toBe(PHONE.width);
  });
}
