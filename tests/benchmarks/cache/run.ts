import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { crawl, type Crawl } from './crawl';
import { differences, type Difference } from './differences';
import { PAGES } from './pages';
import { Shopper } from './Shopper';
import { PartSwitches } from './switches';

/**
 * Whether a shared cache serves a Magento's pages as often with the kit as without: a crawl of visitors with and without carts
 * over a cold Varnish, first with all parts of the module off, then on, and the same pages made anew for a visitor without and
 * one with a cart. `MAGENTO_ROOT=/path/to/magento npm run bench:cache -- URL`; the counts are in test-results/cache.json.
 */
const NEEDS =
  'bench:cache: expected the address of a Varnish with the VCL of Magento before a Magento with sample data and the module Noest_Widgets, and MAGENTO_ROOT, the folder of that Magento, on this machine (docs/scale.md)';
const MODULE = /<script[^>]+src="[^"]*\/Noest_Widgets\/kit\/noest\.js"/;
const RESULT = 'test-results/cache.json';

const [url = ''] = process.argv.slice(2);
const root = process.env['MAGENTO_ROOT'] ?? '';
if (!URL.canParse(url) || !existsSync(path.join(root, 'bin/magento'))) throw new Error(NEEDS);
const origin = new URL(url).origin;
const seed = Number(process.env['BENCH_SEED'] ?? 1);
const visitors = { plain: Number(process.env['BENCH_ROUNDS'] ?? 20), inBrowser: 6 };

interface Round {
  readonly parts: 'off' | 'on';
  readonly crawl: Crawl;
  readonly differences: readonly Difference[];
}

const switches = new PartSwitches(root);
const before = switches.now;
const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
const rounds: Round[] = [];
try {
  for (const parts of ['off', 'on'] as const) {
    switches.setAll(parts === 'on');
    await expectCold(parts === 'on');
    // The page that was looked at is in the cache again.
    switches.emptyCaches();
    rounds.push({
      parts,
      crawl: await crawl(origin, browser, visitors, seed),
      differences: await differences(origin),
    });
  }
} finally {
  await browser.close();
  switches.set(before);
}

/** @throws where Varnish still has a page from before, or the page is not the one that the switches are for */
async function expectCold(hasKit: boolean): Promise<void> {
  const shopper = await Shopper.arrive(origin);
  const { served, html } = await shopper.view(PAGES[0]);
  await shopper.leave();
  if (served !== 'MISS')
    throw new Error(`${PAGES[0]}: expected a cold cache, found ${served}; Magento must purge it (--http-cache-hosts)`);
  if (MODULE.test(html) !== hasKit)
    throw new Error(`${PAGES[0]}: expected a page ${hasKit ? 'with' : 'without'} the kit; is the module in this shop?`);
}

const share = ({ HIT, MISS, UNCACHEABLE }: Crawl['withCart']) => HIT / (HIT + MISS + UNCACHEABLE);
const sum = ({ withCart, withoutCart }: Crawl) => ({
  HIT: withCart.HIT + withoutCart.HIT,
  MISS: withCart.MISS + withoutCart.MISS,
  UNCACHEABLE: withCart.UNCACHEABLE + withoutCart.UNCACHEABLE,
});
const perView = (calls: number, { browserViews }: Crawl) => (calls / browserViews).toFixed(2);

mkdirSync('test-results', { recursive: true });
writeFileSync(RESULT, JSON.stringify({ origin, seed, visitors, rounds }, null, 2));
console.table(
  rounds.map(({ parts, crawl: found, differences: differing }) => ({
    parts,
    hits: sum(found).HIT,
    misses: sum(found).MISS,
    uncacheable: sum(found).UNCACHEABLE,
    'hit ratio': share(sum(found)).toFixed(4),
    'without a cart': share(found.withoutCart).toFixed(4),
    'with a cart': share(found.withCart).toFixed(4),
    'section loads a view': perView(found.sectionLoads, found),
    'GraphQL a view': perView(found.graphqlCalls, found),
    'files of the kit a view': perView(found.kitFiles, found),
    'pages that differ': differing.length,
  })),
);

const [off, on] = rounds;
if (!off || !on) throw new Error('expected a round without the kit and one with it');
const failures = [
  ...(share(sum(on.crawl)) < share(sum(off.crawl)) ? ['the cache serves fewer pages with the kit than without'] : []),
  ...(on.crawl.graphqlCalls > off.crawl.graphqlCalls ? ['the kit asks GraphQL before the shopper does anything'] : []),
  ...(on.crawl.kitFiles === 0 ? ['no page in the browser asked for the kit'] : []),
  ...on.differences.map(({ path: page }) => `${page} is not the same with a cart; ${RESULT} has the line`),
];
for (const failure of failures) console.error(`bench:cache: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
