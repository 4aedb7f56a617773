import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { measurePage, SLOWER, type Sample } from '../page/measurePage';
import { keepRows } from '../rows';

/**
 * What the parts cost a page of a Magento before any input, beside the theme alone: `npm run bench:theme -- URL URL`, the first
 * of a store view with the parts, the second of one with the same theme and no part. Each page of both is opened once in a
 * round, on a phone, and left alone for 4 s. Fails where, in the round with the median difference, the parts cost more
 * bytes of scripts or block the page for longer. The figures of all rounds are in test-results/theme.json.
 */
const [withParts, without] = process.argv
  .slice(2)
  .map((word) => (URL.canParse(word) ? new URL(word).origin : undefined));
if (!withParts || !without) {
  throw new Error('bench:theme: expected the addresses of two store views, with parts and without');
}
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const PATHS = (process.env['MAGENTO_PATHS'] ?? '/men/tops-men.html,/test-many.html').split(',');
const RESULT = 'test-results/theme.json';
const KILO = 1000;

interface Visited {
  readonly path: string;
  readonly parts: Sample[];
  readonly theme: Sample[];
}

const visits: Visited[] = PATHS.map((path) => ({ path, parts: [], theme: [] }));
const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
try {
  // The first visit of a page is the server's: it fills the page cache.
  for (const path of PATHS) for (const origin of [withParts, without]) await measurePage(browser, origin + path, true);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, parts, theme } of visits) {
      parts.push(await measurePage(browser, withParts + path, true));
      theme.push(await measurePage(browser, without + path, true));
    }
  }
} finally {
  await browser.close();
}
mkdirSync('test-results', { recursive: true });
writeFileSync(RESULT, `${JSON.stringify({ slower: SLOWER, rounds: ROUNDS, visits }, null, 1)}\n`);

/** Of the page: bytes of scripts, in files and in the page itself, and what of its tasks is beyond 50 ms. */
const FIGURES: readonly (readonly [what: string, unit: string, of: (sample: Sample) => number])[] = [
  ['scripts', 'kB', (sample) => (sample.scriptBytes + sample.inlineBytes) / KILO],
  ['blocking', 'ms', (sample) => sample.blocking],
];
const rows = visits.flatMap(({ path, parts, theme }) =>
  FIGURES.map(([what, unit, of]) => {
    const rounds = parts.map((sample, round) => ({ parts: of(sample), theme: of(theme[round]!) }));
    // A machine that others use too slows both pages of a round, so they are compared round by round.
    const middle = median(rounds, (each) => each.parts - each.theme);
    return {
      what: `${path}: ${what} before any input`,
      unit,
      measured: middle.parts,
      peer: { name: 'the theme alone, in the round with the median difference', measured: middle.theme },
      atMost: { value: 1, of: 'peer' as const },
    };
  }),
);
keepRows('theme', rows);

console.log(`phone, CPU ${SLOWER}x slower, 4 s without input; medians of ${ROUNDS} interleaved rounds`);
console.table(
  visits.flatMap(({ path, parts, theme }) =>
    Object.entries({ parts, theme }).map(([shop, samples]) => {
      const at = (of: (sample: Sample) => number) => of(median(samples, of));
      const kilo = (of: (sample: Sample) => number) => Number((at(of) / KILO).toFixed(1));
      return {
        page: path,
        shop,
        'script files': at((sample) => sample.scripts),
        'files, kB': kilo((sample) => sample.scriptBytes),
        'in the page, kB': kilo((sample) => sample.inlineBytes),
        'scripts, kB': kilo((sample) => sample.scriptBytes + sample.inlineBytes),
        'TBT, ms': Math.round(at((sample) => sample.blocking)),
        'tasks, ms': Math.round(at((sample) => sample.tasks)),
        requests: at((sample) => sample.requests),
      };
    }),
  ),
);
for (const { what, unit, measured, peer } of rows) {
  console.log(
    `${what}, in the round with the median difference: ${measured.toFixed(1)} ${unit} with parts, ${peer.measured.toFixed(1)} without`,
  );
}
const higher = rows.filter(({ measured, peer }) => measured > peer.measured);
for (const { what } of higher) console.error(`bench:theme: more than the theme alone: ${what}`);
process.exitCode = higher.length > 0 ? 1 : 0;

function median<Each>(all: readonly Each[], of: (each: Each) => number): Each {
  return all.toSorted((one, other) => of(one) - of(other))[Math.floor(all.length / 2)]!;
}
