import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { BUILDS } from '../../../tools/vite/kitBuild';
import { median } from '../mount/measure';
import { keepRows } from '../rows';
import { startShop } from '../startShop';
import { ACTS } from './acts';
import { measureHint, SLOWER, type Sample } from './measureHint';

/**
 * The time from a hint to a working part on a phone with a slow connection: a press on the cart link to the open drawer, a
 * press on a choice to its effect, the first letter to suggestions; each with nothing fetched before, and with the code that a
 * sign of life has fetched; and what the page shows meanwhile. The figures of all rounds are in test-results/hint.json.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const PORT = Number(process.env['PORT'] ?? 4390);
const RESULT = 'test-results/hint.json';

const cases = ACTS.flatMap((act) =>
  BUILDS.flatMap((build, index) =>
    [false, true].map((isPrefetched) => ({
      act,
      build,
      isPrefetched,
      origin: `http://127.0.0.1:${PORT + index}`,
      samples: [] as Sample[],
    })),
  ),
);

const shops = await Promise.all(BUILDS.map((build, index) => startShop(build, PORT + index)));
try {
  const executablePath = candidates()[0]?.path;
  const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
  // The first visit of a page is the server's: it compiles templates and compresses files.
  for (const { origin, act, isPrefetched } of cases) await measureHint(browser, origin, act, isPrefetched);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { origin, act, isPrefetched, samples } of cases) {
      samples.push(await measureHint(browser, origin, act, isPrefetched));
    }
  }
  await browser.close();
} finally {
  for (const shop of shops) shop.stop();
}

mkdirSync('test-results', { recursive: true });
const kept = cases.map(({ act: { name }, build, isPrefetched, samples }) => ({ name, build, isPrefetched, samples }));
writeFileSync(RESULT, `${JSON.stringify({ slower: SLOWER, rounds: ROUNDS, cases: kept }, null, 1)}\n`);

const effectOf = (samples: readonly Sample[]): number => median(samples.map(({ effect }) => effect));
keepRows(
  'hint',
  cases.map(({ act, build, isPrefetched, samples }) => {
    const value = isPrefetched ? undefined : act.atMost?.[build];
    return {
      what: `${act.name}, ${build}, slow 4G at ${SLOWER}x${isPrefetched ? ', prefetched' : ''}`,
      unit: 'ms',
      measured: effectOf(samples),
      ...(value && { atMost: { value, of: 'unit' as const } }),
    };
  }),
);

console.log(`phone, slow 4G, CPU ${SLOWER}x slower; medians of ${ROUNDS} interleaved rounds, in ms\n`);
console.log(
  `${''.padEnd(30)}${'build'.padEnd(7)}${'prefetch'.padEnd(10)}${'effect'.padStart(7)}${'reaction'.padStart(10)}   meanwhile`,
);
for (const { act, build, isPrefetched, samples } of cases) {
  const middle = (of: (sample: Sample) => number | undefined): string =>
    median(samples.flatMap((sample) => of(sample) ?? [])).toFixed(0);
  const meanwhile = Object.keys(act.meanwhile)
    .filter((what) => samples.some((sample) => what in sample.meanwhile))
    .map((what) => `${what} at ${middle((sample) => sample.meanwhile[what])}`);
  const figures = [middle(({ effect }) => effect).padStart(7), middle(({ reaction }) => reaction).padStart(10)];
  console.log(
    `${act.name.padEnd(30)}${build.padEnd(7)}${(isPrefetched ? 'yes' : 'no').padEnd(10)}${figures.join('')}   ${meanwhile.join(', ')}`,
  );
}
console.log(`\n${RESULT} has every round`);
