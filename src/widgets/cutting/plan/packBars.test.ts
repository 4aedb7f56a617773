import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packBars, type BarProblem, type PackedBars } from './packBars';

function pack(problem: BarProblem): PackedBars & { readonly pauses: number } {
  const packing = packBars(problem);
  let step = packing.next();
  let pauses = 0;
  for (; !step.done; step = packing.next()) pauses++;
  return { ...step.value, pauses };
}

/** First-fit decreasing as the textbooks have it. */
function firstFitDecreasing({ lengths, stock, kerf }: BarProblem): number {
  const bars: number[][] = [];
  for (const length of lengths.toSorted((a, b) => b - a)) {
    const bar = bars.find((own) => sum(own) + own.length * kerf + length <= stock);
    if (bar) bar.push(length);
    else bars.push([length]);
  }
  return bars.length;
}

/** Every way to put the pieces into bars. */
function fewestByTrying({ lengths, stock, kerf }: BarProblem, bars: readonly number[][] = []): number {
  const [length, ...rest] = lengths;
  if (length === undefined) return bars.length;
  const into = [...bars, []].flatMap((bar, at) =>
    sum(bar) + bar.length * kerf + length <= stock ? [bars.toSpliced(at, 1, [...bar, length])] : [],
  );
  return Math.min(...into.map((next) => fewestByTrying({ lengths: rest, stock, kerf }, next)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const problems = (maxLength: number) =>
  fc.record({
    lengths: fc.array(fc.integer({ min: 50, max: 3000 }), { minLength: 1, maxLength }),
    stock: fc.integer({ min: 3000, max: 6000 }),
    kerf: fc.constant(4),
  });

const WORKBENCH = [...times(4, 1250), ...times(4, 880), ...times(2, 720), ...times(4, 600)];

/** For which no arrangement is found that the bound allows. */
const HARD =
  '1270 321 293 1287 569 637 1312 511 571 1421 1567 314 519 1375 1062 740 419 317 742 1554 466 427 1103 1236 1467'
    .concat(' 1460 709 114 117 1187')
    .split(' ')
    .map(Number);

function times(count: number, length: number): number[] {
  return Array.from({ length: count }, () => length);
}

test('Cutting rule 3: the workbench takes 3 bars of 4,200 mm where first-fit decreasing takes 4', () => {
  const problem = { lengths: WORKBENCH, stock: 4200, kerf: 4 };
  expect(firstFitDecreasing(problem)).toBe(4);
  const { bars, atLeast } = pack(problem);
  expect(atLeast).toBe(3); // (12,360 + 14 x 4) / 4,204 = 2.95
  expect(bars.map((bar) => bar.map((index) => WORKBENCH[index]))).toEqual([
    [1250, 1250, 880, 720],
    [1250, 1250, 880, 720],
    [880, 880, 600, 600, 600, 600],
  ]);
});

test('Cutting rule 2: two pieces of 299.8 cm come out of 600 cm, two of 299.9 cm do not', () => {
  expect(pack({ lengths: [2998, 2998], stock: 6000, kerf: 4 }).bars).toHaveLength(1);
  expect(pack({ lengths: [2999, 2999], stock: 6000, kerf: 4 }).bars).toHaveLength(2);
});

test('Cutting rule 3: a long search pauses, and ends after 200,000 steps', () => {
  // Three of them never fit: the bound says 11, and only trying shows that 13 are needed.
  const few = pack({ lengths: [...times(10, 1390), ...times(10, 1405), ...times(10, 1420)], stock: 4200, kerf: 4 });
  expect([few.bars.length, few.atLeast]).toEqual([13, 11]);
  expect(few.pauses).toBeGreaterThan(0);
  expect(pack({ lengths: HARD, stock: 4200, kerf: 4 }).pauses).toBe(100);
});

describe('Any list', () => {
  test('Cutting rule 2: no bar is overfull, and every piece is in one bar, once', () => {
    fc.assert(
      fc.property(problems(200), (problem) => {
        const { bars } = pack(problem);
        for (const bar of bars) {
          const used = sum(bar.map((index) => problem.lengths[index]!)) + (bar.length - 1) * problem.kerf;
          expect(used).toBeLessThanOrEqual(problem.stock);
        }
        expect(bars.flat().toSorted((a, b) => a - b)).toEqual(problem.lengths.map((_, index) => index));
      }),
      { numRuns: 60 },
    );
  });

  test('Cutting rule 3: never more bars than first-fit decreasing, never fewer than the bound', () => {
    fc.assert(
      fc.property(problems(60), (problem) => {
        const { bars, atLeast } = pack(problem);
        expect(bars.length).toBeLessThanOrEqual(firstFitDecreasing(problem));
        expect(bars.length).toBeGreaterThanOrEqual(atLeast);
      }),
      { numRuns: 60 },
    );
  });

  test('Cutting rule 3: of a short list the fewest bars there can be', () => {
    fc.assert(
      fc.property(problems(7), (problem) => {
        expect(pack(problem).bars).toHaveLength(fewestByTrying(problem));
      }),
      { numRuns: 60 },
    );
  });
});
