import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { BUILDS } from '../../../tools/vite/kitBuild';
import { keepRows, type BenchRow } from '../rows';
import { startShop } from '../startShop';
import { measurePage, SLOWER, type Sample } from './measurePage';

/**
 * What a page costs a shopper who opens it on a phone and touches nothing for 4 s: files, bytes on the wire, requests,
 * listeners, and the main thread's time at a fourth of this machine's speed; and how much of it the kit adds to the same
 * page without JavaScript. All pages of a round are opened one after another, so whatever the machine does meanwhile it
 * does to all of them. `MAGENTO_URL` names the origins of stock Magento shops, with a comma between, to be measured in
 * the same rounds; `MAGENTO_PATHS` are their pages. The figures of all rounds are in test-results/page.json.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const PORT = Number(process.env['PORT'] ?? 4390);
const PAGES: Readonly<Record<string, string>> = {
  category: '/tuinhout/vlonderplanken',
  product: '/douglas-vlonderplank-28-x-145-mm',
  home: '/',
  'one part': '/qa/tooltip',
};
const MAGENTO_PATHS = (process.env['MAGENTO_PATHS'] ?? '/men/tops-men.html,/test-many.html,/').split(',');
const RESULT = 'test-results/page.json';
const KILO = 1000;

interface Visited {
  readonly shop: string;
  readonly page: string;
  readonly url: string;
  readonly isBase: boolean;
  readonly samples: Sample[];
}

const visits: Visited[] = [];
const add = (shop: string, page: string, url: string, isBase: boolean): void =>
  void visits.push({ shop, page, url, isBase, samples: [] });
for (const [page, path] of Object.entries(PAGES)) {
  add('no script', page, `http://127.0.0.1:${PORT}${path}`, true);
  BUILDS.forEach((build, index) => add(build, page, `http://127.0.0.1:${PORT + index}${path}`, false));
}
for (const origin of process.env['MAGENTO_URL']?.split(',') ?? []) {
  for (const path of MAGENTO_PATHS) {
    add(`${origin}, no script`, path, origin + path, true);
    add(origin, path, origin + path, false);
  }
}

const shops = await Promise.all(BUILDS.map((build, index) => startShop(build, PORT + index)));
try {
  const executablePath = candidates()[0]?.path;
  const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
  // The first visit of a page is the server's: it compiles templates and compresses files.
  for (const { url, isBase } of visits) await measurePage(browser, url, !isBase);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, isBase, samples } of visits) samples.push(await measurePage(browser, url, !isBase));
  }
  await browser.close();
} finally {
  for (const shop of shops) shop.stop();
}

mkdirSync('test-results', { recursive: true });
writeFileSync(RESULT, `${JSON.stringify({ slower: SLOWER, rounds: ROUNDS, visits }, null, 1)}\n`);

const COLUMNS: readonly (readonly [head: string, of: (at: Middle) => string])[] = [
  ['requests', (at) => String(at('requests'))],
  ['twice', (at) => String(at('twice'))],
  ['scripts', (at) => String(at('scripts'))],
  ['kB', (at) => kilo(at('scriptBytes'))],
  ['inline kB', (at) => kilo(at('inlineBytes'))],
  ['styles', (at) => String(at('styles'))],
  ['kB', (at) => kilo(at('styleBytes'))],
  ['prefetch kB', (at) => kilo(at('prefetchedBytes'))],
  ['other kB', (at) => kilo(at('otherBytes'))],
  ['CLS', (at) => at('shift').toFixed(3)],
  ['LCP ms', (at) => at('largestPaint').toFixed(0)],
  ['task ms', (at) => at('tasks').toFixed(0)],
  ['script ms', (at) => at('script').toFixed(0)],
  ['TBT ms', (at) => at('blocking').toFixed(0)],
  ['listeners', (at) => String(at('listeners'))],
];
/** What counts beyond the same page without JavaScript. */
const ADDED = ['tasks', 'blocking', 'listeners'] as const;
type Middle = (what: keyof Sample) => number;

console.log(`phone, CPU ${SLOWER}x slower, 4 s without input; medians of ${ROUNDS} interleaved rounds\n`);
const widthOf = (head: string): number => Math.max(9, head.length + 2);
console.log(
  ' '.repeat(46) + COLUMNS.map(([head]) => head.padStart(widthOf(head))).join('') + '   added: task, TBT, listeners',
);
for (const visited of visits) {
  const at = middleOf(visited);
  const cells = COLUMNS.map(([head, of]) => of(at).padStart(widthOf(head))).join('');
  const base = visits.find((other) => other.isBase && other.page === visited.page && isSameShop(visited, other));
  const added = visited.isBase || !base ? [] : ADDED.map((what) => (at(what) - middleOf(base)(what)).toFixed(0));
  console.log(`${visited.page.padEnd(18)}${visited.shop.padEnd(28)}${cells}   ${added.join(', ')}`);
}
console.log(`\n${RESULT} has every round`);

const TARGETS: Readonly<Record<string, number>> = { category: 22, home: 22, product: 29, 'one part': 10.5 };
const MOST_ADDED_MS = 200;
keepRows('page', visits.filter(({ isBase }) => !isBase).flatMap(rowsOf));

/** Scripts, and the time of tasks that the shop's scripts add to its page; a stock shop's are there to compare. */
function rowsOf(visited: Visited): BenchRow[] {
  const { page, shop } = visited;
  const base = visits.find((other) => other.isBase && other.page === page && isSameShop(visited, other));
  const added = middleOf(visited)('tasks') - (base ? middleOf(base)('tasks') : Number.NaN);
  const most = TARGETS[page];
  return [
    {
      what: `${page}, ${shop}: scripts before any input`,
      unit: 'kB',
      measured: middleOf(visited)('scriptBytes') / KILO,
      ...(most && { atMost: { value: most, of: 'unit' } }),
    },
    {
      what: `${page}, ${shop}: added to the page without scripts, at ${SLOWER}x`,
      unit: 'ms',
      measured: added,
      ...(most && { atMost: { value: MOST_ADDED_MS, of: 'unit' } }),
    },
  ];
}

function isSameShop({ shop }: Visited, base: Visited): boolean {
  return base.shop === `${shop}, no script` || base.shop === 'no script';
}

function middleOf({ samples }: Visited): Middle {
  return (what) =>
    samples.map((sample) => sample[what]).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

function kilo(bytes: number): string {
  return (bytes / KILO).toFixed(1);
}
