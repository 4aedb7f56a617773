import { chromium } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { measureChurn, measureLongestTask, measureMounting, median, type Run, type Sample } from './measure';
import { keepRows, type BenchRow } from '../rows';
import { registrySize } from './registrySize';
import { originOf, servePages } from './serve';

const COUNTS = [1, 10, 100, 1000];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const CONTENDERS = [
  { name: 'createRoot', build: 'react', contender: 'createRoot' },
  { name: 'noest', build: 'react', contender: 'noest' },
  { name: 'noest, lean', build: 'lean', contender: 'noest' },
  { name: 'turbo-mount 0.4', build: 'react', contender: 'turbo-mount' },
  { name: 'Stimulus 3, no React', build: 'react', contender: 'stimulus' },
  { name: 'noest behaviour, no React', build: 'react', contender: 'noest-behaviour' },
];

const server = await servePages();
const origin = originOf(server);
const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });

const samples = new Map<string, Sample[]>();
const churns = new Map<string, number[]>();
const longest = new Map<string, number[]>();
const keep = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
  void map.set(key, [...(map.get(key) ?? []), value]);

// Interleaved: whatever the machine does in the meantime, it does to all of them.
for (let round = 0; round < ROUNDS; round++) {
  for (const count of COUNTS) {
    for (const { name, ...which } of CONTENDERS) {
      keep(samples, `${name} ${count}`, await measureMounting(browser, origin, { ...which, count }));
    }
  }
  const thousand = (contender: string): Run => ({ build: 'react', contender, count: 1000 });
  for (const contender of ['nothing', 'noest', 'turbo-mount']) {
    keep(churns, contender, await measureChurn(browser, origin, thousand(contender)));
  }
  if (round % 3 > 0) continue;
  for (const { name, ...which } of CONTENDERS) {
    keep(longest, name, await measureLongestTask(browser, origin, { ...which, count: 1000 }));
  }
}
await browser.close();
server.close();

const at = (name: string, count: number, what: keyof Sample): number =>
  median((samples.get(`${name} ${count}`) ?? []).map((sample) => sample[what]));
const ratio = (name: string, count: number, what: keyof Sample = 'cpu'): number =>
  at(name, count, what) / at('createRoot', count, what);
/** Of each round by itself, for a twentieth is less than the machine varies from one round to the next. */
const churn = (name: string): number => {
  const alone = churns.get('nothing') ?? [];
  return median((churns.get(name) ?? []).map((time, round) => time / (alone[round] ?? Number.NaN)));
};

for (const count of COUNTS) {
  console.log(
    `\n${count} part${count > 1 ? 's' : ''}: main-thread CPU ms (median of ${ROUNDS}), of createRoot; listeners; kB of memory, of it script`,
  );
  for (const { name } of CONTENDERS) {
    const columns = [
      at(name, count, 'cpu').toFixed(1).padStart(8),
      ratio(name, count).toFixed(2).padStart(6),
      String(at(name, count, 'listeners')).padStart(8),
      at(name, count, 'memory').toFixed(0).padStart(8),
      at(name, count, 'script').toFixed(0).padStart(8),
      count === 1000 ? `longest task ${median(longest.get(name) ?? []).toFixed(0)} ms` : '',
    ];
    console.log(name.padEnd(28), ...columns);
  }
}

const size = await registrySize();
const turbo = at('noest', 1000, 'cpu') / at('turbo-mount 0.4', 1000, 'cpu');
const targets: readonly (readonly [what: string, measured: number, atMost: number])[] = [
  ['at 10, of createRoot', ratio('noest', 10), 1],
  ['at 100, of createRoot', ratio('noest', 100), 0.85],
  ['at 1,000, of createRoot', ratio('noest', 1000), 0.5],
  ['at 1,000, lean, of createRoot', ratio('noest, lean', 1000), 0.36],
  ['at 1,000, of turbo-mount', turbo, 0.3],
  ['longest task at 1,000, ms', median(longest.get('noest') ?? []), 50],
  ['listeners at 1,000', at('noest', 1000, 'listeners'), 200 + 2 * 1000],
  ['memory at 1,000, of createRoot', ratio('noest', 1000, 'memory'), 1.2],
  ['attribute churn, of the page alone', churn('noest'), 1.05],
  ['registry, brotli kB', size, 3.5],
];
console.log(
  `\nattribute churn of the page alone: noest ${churn('noest').toFixed(2)}, turbo-mount ${churn('turbo-mount').toFixed(2)}`,
);
console.log('\ntargets');
for (const [what, measured, atMost] of targets) {
  const verdict = measured <= atMost ? 'holds' : 'MISSED';
  console.log(what.padEnd(36), measured.toFixed(2).padStart(9), `at most ${atMost}`.padEnd(14), verdict);
}
const row = (what: string, name: string, peer: string, atMost?: number): BenchRow => ({
  what,
  unit: 'ms',
  measured: at(name, 1000, 'cpu'),
  peer: { name: peer, measured: at(peer, 1000, 'cpu') },
  ...(atMost && { atMost: { value: atMost, of: 'peer' } }),
});
keepRows('mount', [
  row('mounting 1,000 widgets', 'noest', 'createRoot', 0.5),
  row('mounting 1,000 widgets, lean', 'noest, lean', 'createRoot', 0.36),
  row('mounting 1,000 widgets', 'noest', 'turbo-mount 0.4', 0.3),
  row('mounting 1,000 behaviours', 'noest behaviour, no React', 'Stimulus 3, no React'),
]);
if (targets.some(([, measured, atMost]) => !(measured <= atMost))) process.exitCode = 1;
