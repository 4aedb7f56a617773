import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { median } from '../mount/measure';
import { keepRows, type BenchRow } from '../rows';
import { openPage } from './openPage';
import type { Measured } from './page/entry';

/** Values of the first attribute, of the second: 6, 100, 1,000 and 10,000 variants. */
const SIZES = [
  [3, 2],
  [10, 10],
  [40, 25],
  [100, 100],
] as const;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** A phone of a few years ago beside this machine. */
const SLOWDOWN = 4;
const AT_MOST_MS = 5;

const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
const page = await openPage(browser, SLOWDOWN);

console.log(`\na choice at ${SLOWDOWN}x slowdown, ms (median of ${ROUNDS})`);
console.log('variants'.padEnd(12), 'index built'.padStart(12), 'index'.padStart(10), 'naive filter'.padStart(14));
let missed = false;
const rows: BenchRow[] = [];
for (const [lengths, finishes] of SIZES) {
  const samples: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    samples.push(await page.evaluate(([a, b]) => window.measureChoices(a, b), [lengths, finishes] as const));
  }
  const at = (what: keyof Measured): number => median(samples.map((sample) => sample[what]));
  const [variants, built, indexed, naive] = [lengths * finishes, at('build'), at('indexed'), at('naive')];
  missed ||= indexed > AT_MOST_MS;
  rows.push({
    what: `a choice among ${variants} variants, at ${SLOWDOWN}x`,
    unit: 'ms',
    measured: indexed,
    peer: { name: 'a naive picker', measured: naive },
    atMost: { value: AT_MOST_MS, of: 'unit' },
  });
  console.log(
    String(variants).padEnd(12),
    built.toFixed(2).padStart(12),
    indexed.toFixed(3).padStart(10),
    naive.toFixed(3).padStart(14),
  );
}
await browser.close();
keepRows('product', rows.slice(-1));
console.log(`\ntarget: a choice at most ${AT_MOST_MS} ms`.padEnd(40), missed ? 'MISSED' : 'holds');
if (missed) process.exitCode = 1;
