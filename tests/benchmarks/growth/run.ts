import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { BUILDS } from '../../../tools/vite/kitBuild';
import { originOf, servePages } from '../mount/serve';
import { keepRows } from '../rows';
import { startShop } from '../startShop';
import { ofCards } from './cards';
import { ofCartLines } from './cartLines';
import { printCurve, type Curve } from './Curve';
import { memoryKept } from './memory';
import { ofMountPoints } from './mountPoints';
import { ofProducts } from './products';
import { ofVariants } from './variants';

/**
 * How costs grow: with mount points, variants, cards, lines of the cart and products, each as a curve; and what memory is kept
 * after 500 rounds of mounting and leaving, the one thing here that can fail. Curves are in test-results/growth.json too. With
 * names only those: `npm run bench:growth -- cards memory`.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PORT = Number(process.env['PORT'] ?? 4390);
const MOST_KEPT = 1.02;
const RESULT = 'test-results/growth.json';

const asked = process.argv.slice(2);
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name);
const curves: Curve[] = [];
function keep(some: readonly Curve[]): void {
  curves.push(...some);
  some.forEach(printCurve);
}

const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
const pages = await servePages();
const shop = await startShop('react', PORT);
const kept = [];
try {
  if (isAsked('mount-points')) keep(await ofMountPoints(browser, originOf(pages), ROUNDS));
  if (isAsked('variants')) keep(await ofVariants(browser, ROUNDS));
  if (isAsked('cards')) keep(await ofCards(browser, `http://127.0.0.1:${PORT}`, ROUNDS));
  if (isAsked('lines')) keep(await ofCartLines(browser, `http://127.0.0.1:${PORT}`, ROUNDS));
  if (isAsked('products')) keep(await ofProducts());
  if (isAsked('memory')) for (const build of BUILDS) kept.push(await memoryKept(browser, originOf(pages), build));
} finally {
  shop.stop();
  pages.close();
  await browser.close();
}

console.log('');
for (const { build, rounds, ratio } of kept) {
  const verdict = ratio <= MOST_KEPT ? 'holds' : 'MISSED';
  console.log(
    `${build}: memory after ${rounds} rounds of mounting and leaving ${(ratio * 100).toFixed(1)}% (at most ${MOST_KEPT * 100}%): ${verdict}`,
  );
  if (ratio > MOST_KEPT) process.exitCode = 1;
}
keepRows(
  'growth',
  kept.map(({ build, rounds, ratio }) => ({
    what: `memory after ${rounds} rounds of mounting and leaving, ${build}`,
    unit: '%',
    measured: ratio * 100,
    atMost: { value: MOST_KEPT * 100, of: 'unit' },
  })),
);
mkdirSync('test-results', { recursive: true });
writeFileSync(RESULT, `${JSON.stringify({ rounds: ROUNDS, curves, kept }, null, 1)}\n`);
