import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { printListing } from '../../../fixtures/magento/print/printListing';
import { printProduct } from '../../../fixtures/magento/print/printProduct';
import { median } from '../mount/measure';
import { inColumn, MINICART, withNoest } from '../../magento/withNoest';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';

/**
 * What a shopper of a live Magento waits for, from the press on: a filtered list, and the number on the cart after adding. Each by
 * the theme's own way and by the kit on the same page, one after the other in each round, so that whatever the machine does meanwhile
 * it does to both. `npm run bench:magento -- URL`; the figures of all rounds are in test-results/magento.json.
 */
const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) throw new Error('bench:magento: expected the address of a Magento');
const ORIGIN = new URL(url).origin;
// The shop that the kit's configuration is written for.
process.env['MAGENTO_URL'] = ORIGIN;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const RESULT = 'test-results/magento.json';
const CATEGORY = { path: '/men/tops-men.html', id: '12', chosen: 'color=49', label: 'Black' } as const;
const PRODUCT = { path: '/test-tier.html', sku: 'TEST-TIER' } as const;
const TIME_LIMIT = 60_000;

interface Way {
  readonly prepare: (page: Page) => Promise<void>;
  /** Presses, and resolves once the shopper sees what the press was for. */
  readonly act: (page: Page) => Promise<void>;
}

const mounted = (page: Page, part: string) =>
  page.locator(`[data-component="${part}"][data-mount-state="mounted"]`).first().waitFor({ state: 'attached' });

const WAYS: Readonly<Record<string, Readonly<Record<'theme' | 'kit', Way>>>> = {
  'filter to new list': {
    theme: {
      prepare: async (page) => void (await page.goto(ORIGIN + CATEGORY.path)),
      act: async (page) => {
        // What a press on the theme's link does; some themes hide the link behind a press of its own.
        await page.evaluate((address) => location.assign(address), `${CATEGORY.path}?${CATEGORY.chosen}`);
        await page.waitForURL(`**${CATEGORY.path}?${CATEGORY.chosen}`, { waitUntil: 'commit' });
        await page.locator('.products.wrapper .product-item').last().waitFor({ state: 'attached' });
      },
    },
    kit: {
      prepare: async (page) => {
        await withNoest(page, MINICART, async (html, address) =>
          address.pathname === CATEGORY.path ? inColumn(html, await printListing(address, CATEGORY.id)) : html,
        );
        await page.goto(ORIGIN + CATEGORY.path);
        await page.locator('.noest-card').first().hover();
        await mounted(page, 'product-list');
      },
      act: async (page) => {
        const count = page.locator('.noest-toolbar__count');
        const before = await count.textContent();
        await page
          .locator(`.noest-filters__option[href*="${CATEGORY.chosen}"]`)
          .evaluate((link: HTMLElement) => link.click());
        await page.waitForFunction(
          (was) => document.querySelector('.noest-toolbar__count')?.textContent !== was,
          before,
        );
        await page.locator('.noest-product-list .noest-card').last().waitFor({ state: 'attached' });
      },
    },
  },
  'add to number on the cart': {
    theme: {
      prepare: async (page) => {
        await page.goto(ORIGIN + PRODUCT.path);
        // A form of a theme counts once its scripts have run.
        await page.waitForLoadState('networkidle');
      },
      act: async (page) => {
        await page.locator('#product-addtocart-button, #product_addtocart_form [type=submit]').first().click();
        await page.waitForFunction(() => {
          const kept: unknown = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}');
          return Number(Object(Object(kept).cart).summary_count) === 1;
        });
      },
    },
    kit: {
      prepare: async (page) => {
        await withNoest(page, MINICART, async (html, address) =>
          address.pathname === PRODUCT.path ? inColumn(html, await printProduct(ORIGIN, PRODUCT.sku)) : html,
        );
        await page.goto(ORIGIN + PRODUCT.path);
        await page.waitForLoadState('networkidle');
        await page.locator('.noest-purchase').hover();
        await mounted(page, 'simple-product');
        await mounted(page, 'cart-count');
      },
      act: async (page) => {
        await page.locator('.noest-purchase').getByRole('button', { name: 'In winkelwagen' }).click();
        await page.locator('.noest-minicart__badge').filter({ hasText: '1' }).waitFor();
      },
    },
  },
};

/** Milliseconds from the press, for a shopper who has no cart yet. */
async function measure(browser: Browser, { prepare, act }: Way): Promise<number> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIME_LIMIT);
    await prepare(page);
    const start = performance.now();
    await act(page);
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
const rounds = Object.keys(WAYS).map((name) => ({ name, theme: [] as number[], kit: [] as number[] }));
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, theme, kit } of rounds) {
      theme.push(await measure(browser, WAYS[name]!.theme));
      kit.push(await measure(browser, WAYS[name]!.kit));
    }
  }
} finally {
  await browser.close();
}

mkdirSync('test-results', { recursive: true });
writeFileSync(RESULT, JSON.stringify({ origin: ORIGIN, rounds }, null, 2));
console.table(
  rounds.map(({ name, theme, kit }) => ({
    name,
    'theme, ms': Math.round(median(theme)),
    'kit, ms': Math.round(median(kit)),
    'kit / theme': (median(kit) / median(theme)).toFixed(2),
  })),
);
const slower = rounds.filter(({ theme, kit }) => median(kit) > median(theme));
for (const { name } of slower) console.error(`bench:magento: ${name} takes the kit longer than the theme`);
process.exitCode = slower.length > 0 ? 1 : 0;
