import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hasRows, isMet, keptRows, ratioOf, type BenchRow } from './rows';

/**
 * All benchmarks, one after the other, and of each what it has to say in one table, in Markdown: what the kit takes, what
 * another way of doing the same takes in the same run, and the ratio of both. test-results/bench.md has the table. With names
 * only those run: `npm run bench -- mount product`.
 */
const BENCHMARKS = ['mount', 'page', 'hint', 'listing', 'product', 'cutting', 'behaviours', 'catalogue', 'growth'];
const RESULT = 'test-results/bench.md';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHMARKS.includes(name));
if (unknown.length > 0) throw new Error(`expected names among ${BENCHMARKS.join(', ')}; found ${unknown.join(', ')}`);
const names = asked.length > 0 ? asked : BENCHMARKS;

// What an earlier run has kept is not of this one.
rmSync('test-results/bench', { recursive: true, force: true });
let hasFailed = false;
for (const name of names) {
  console.log(`\n${name}\n${'='.repeat(name.length)}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `tests/benchmarks/${name}/run.ts`], {
    stdio: 'inherit',
  });
  hasFailed ||= status !== 0;
}

const lines = [
  '| measured | Noest | peer | of the peer | at most | |',
  '| --- | ---: | --- | ---: | ---: | --- |',
  ...names.filter(hasRows).flatMap(keptRows).map(lineOf),
];
mkdirSync('test-results', { recursive: true });
writeFileSync(RESULT, `${lines.join('\n')}\n`);
console.log(`\n${lines.join('\n')}\n\n${RESULT} has this table`);
for (const name of names) if (!hasRows(name)) console.error(`${name} broke off: it is not in the table`);
process.exitCode = hasFailed ? 1 : 0;

function lineOf(row: BenchRow): string {
  const { what, unit, measured, peer, atMost } = row;
  const met = isMet(row);
  const cells = [
    what,
    amount(measured, unit),
    peer ? `${peer.name} ${amount(peer.measured, unit)}` : '',
    ratioOf(row)?.toFixed(2) ?? '',
    atMost ? amount(atMost.value, atMost.of === 'peer' ? '' : unit) : '',
    met === undefined ? '' : met ? 'holds' : 'missed',
  ];
  return `| ${cells.join(' | ')} |`;
}

function amount(value: number, unit: string): string {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
}
