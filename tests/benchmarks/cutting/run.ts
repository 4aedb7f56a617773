import type { Piece } from '../../../src/shared/api';
import { planAtOnce } from '../../../src/widgets/cutting/plan/planList';
import { BEAMS, SHEETS, barPiece, sheetPiece } from '../../../src/widgets/cutting/testing/lists';
import { keepRows, type BenchRow } from '../rows';

/**
 * The plans of cutting lists: how long they take, and how many bars or sheets they need beside the lower bound, with fewer than
 * which it is impossible. Fails where 200 pieces take more than a second.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 20);
const AT_MOST_MS = 1000;

/** The same lists in every run. */
let seed = 7;
function between(least: number, most: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.round(least + (seed / 2_147_483_648) * (most - least));
}

interface Kind {
  readonly name: string;
  readonly terms: typeof BEAMS;
  pieces(): readonly Piece[];
}

const rowsOf = <Row>(count: number, row: () => Row): Row[] => Array.from({ length: count }, row);
const KINDS: readonly Kind[] = [
  {
    name: '30 pieces of beam, exact, in 4 lengths',
    terms: BEAMS,
    pieces: () => rowsOf(30, () => barPiece(between(100, 2600), 1)),
  },
  {
    name: '200 pieces of beam in 4 lengths',
    terms: BEAMS,
    pieces: () => rowsOf(40, () => barPiece(between(100, 2600), 5)),
  },
  {
    name: '200 pieces of sheet',
    terms: SHEETS,
    pieces: () => rowsOf(40, () => sheetPiece(between(100, 1000), between(100, 800), 5, 'any')),
  },
];

const rows: BenchRow[] = [];
console.log(`\nplans of cutting lists (${ROUNDS} lists each)`);
console.log(
  'list'.padEnd(42),
  'slowest, ms'.padStart(12),
  'bought'.padStart(8),
  'bound'.padStart(8),
  'above it'.padStart(9),
);
for (const { name, terms, pieces } of KINDS) {
  let [slowest, bought, bound] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const list = { pieces: pieces() };
    const start = performance.now();
    const { plans } = planAtOnce(list, terms);
    slowest = Math.max(slowest, performance.now() - start);
    for (const { count, atLeast } of plans) [bought, bound] = [bought + count, bound + atLeast];
  }
  const above = `${((bought / bound - 1) * 100).toFixed(1)}%`;
  console.log(
    name.padEnd(42),
    slowest.toFixed(0).padStart(12),
    String(bought).padStart(8),
    String(bound).padStart(8),
    above.padStart(9),
  );
  rows.push({ what: `a plan: ${name}`, unit: 'ms', measured: slowest, atMost: { value: AT_MOST_MS, of: 'unit' } });
  rows.push({
    what: `bought: ${name}`,
    unit: '',
    measured: bought,
    peer: { name: 'the lower bound', measured: bound },
  });
}
keepRows('cutting', rows);
const isMissed = rows.some(({ atMost, measured }) => atMost && measured > atMost.value);
console.log(`\ntarget: a plan within ${AT_MOST_MS} ms`.padEnd(40), isMissed ? 'MISSED' : 'holds');
if (isMissed) process.exitCode = 1;
