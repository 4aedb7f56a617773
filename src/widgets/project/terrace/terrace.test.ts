import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TypedTerrace } from '../../../shared/api';
import { FIVE_BY_FOUR, TERMS } from '../testing/terrace';
import { GAPS, SPACINGS } from './choices';
import { jointsOf, layTerrace, rowsOf } from './layTerrace';
import { planTerrace } from './planTerrace';
import { readTerrace, type Terrace } from './readTerrace';

function terraceOf(changed: Partial<TypedTerrace> = {}, terms = TERMS): Terrace {
  const { terrace, problems } = readTerrace({ ...FIVE_BY_FOUR, ...changed }, terms);
  if (!terrace) throw new Error(`not a terrace: ${JSON.stringify(problems)}`);
  return terrace;
}
const problemsOf = (changed: Partial<TypedTerrace>) => readTerrace({ ...FIVE_BY_FOUR, ...changed }, TERMS).problems;

/*
 * Boards of 145 mm with 5 mm between them: (5,000 + 5) / 150 = 33.4, so 34 rows. The last one is 5,000 - 33 x 150 = 50 mm, or the
 * first and the last are (5,000 - 32 x 145 - 33 x 5) / 2 = 97.5, so 97 mm. 4,000 / 500 + 1 = 9 joists, (4,000 - 45) / 8 = 494 mm
 * from centre to centre. 34 x 9 x 2 = 612 screws: 4 boxes of 200. 20 m² x 2 / 10 = 4 litres: 2 tins of 2.5.
 * 34 x 14.84 + 9 x 26.00 + 4 x 28.95 + 2 x 59.95 = 504.56 + 234.00 + 115.80 + 119.90 = 974.26; / 20 = 48.71.
 * Without VAT 416.99 + 193.39 + 95.70 + 99.09 = 805.17; / 20 = 40.26.
 */
describe('the worked example: 5.00 x 4.00 m, boards along 4.00', () => {
  const plan = planTerrace(terraceOf(), TERMS);

  test('project rule 5: 34 rows, the last one 50 mm, better 97 mm at both ends', () => {
    expect(plan).toMatchObject({ rows: 34, lastRow: 50, evenRow: 97, span: 4000, depth: 5000 });
  });

  test('project rule 6: 9 joists, 494 mm from centre to centre, 612 screws', () => {
    expect(plan).toMatchObject({ joists: 9, screwCount: 612 });
    expect(Math.floor(plan.centres)).toBe(494);
  });

  test('project rules 7 and 8: what is bought, and what it comes to', () => {
    const rows = [plan.boards, plan.beams, plan.screws, plan.oil!];
    expect(rows.map(({ article, count, total }) => [article.sku, count, total.inclTax, total.exclTax])).toEqual([
      ['board-400', 34, 50456, 41699],
      ['joist-500', 9, 23400, 19339],
      ['screws', 4, 11580, 9570],
      ['oil', 2, 11990, 9909],
    ]);
    expect(plan.oil!.needed).toBe(4000);
    expect(plan.total).toEqual({ inclTax: 97426, exclTax: 80517 });
    expect(plan.perArea).toEqual({ inclTax: 4871, exclTax: 4026 });
  });

  test('project rule 8: 5% extra is 36 boards, without oil there is none', () => {
    const other = planTerrace(terraceOf({ extra: true, oil: false }), TERMS);
    expect(other.boards.count).toBe(36);
    expect(other.oil).toBeNull();
    expect(other.total.inclTax).toBe(36 * 1484 + 23400 + 11580);
  });

  test('project rule 5: along the length it takes 27 rows of 5 m', () => {
    expect(planTerrace(terraceOf({ along: 'length' }), TERMS)).toMatchObject({ rows: 27, joists: 11, span: 5000 });
  });
});

test('project rule 7: a length that there is too little of gives way to one that there is enough of', () => {
  const [board, ...others] = TERMS.boards;
  const lengths = board!.lengths.map((one) => (one.length === 4000 ? { ...one, left: 20 } : one));
  const scarce = { ...TERMS, boards: [{ ...board!, lengths }, ...others] };
  expect(planTerrace(terraceOf({}, scarce), scarce).boards).toMatchObject({
    article: { sku: 'board-500' },
    isEnough: true,
  });
  const gone = { ...scarce, boards: [{ ...board!, lengths: lengths.map((one) => ({ ...one, left: 3 })) }] };
  expect(planTerrace(terraceOf({}, gone), gone).boards).toMatchObject({
    article: { sku: 'board-400' },
    isEnough: false,
  });
});

test('project rule 5: where boards and gaps end on the depth, the gap is no row', () => {
  expect(rowsOf(3000, 145, 5)).toBe(20);
  expect(rowsOf(2995, 145, 5)).toBe(20);
  expect(rowsOf(3010, 145, 5)).toBe(21);
});

test('project rule 6: boards meet on joists only, even where that takes one more', () => {
  // 9.10 m on 20 joists that are 477 mm apart: a board of 3.05 m reaches the seventh one, 22.5 + 6 x 476.58 = 2,882 mm.
  const layout = layTerrace(terraceOf({ length: '4,00', width: '9,10' }));
  expect(jointsOf(layout, 45, 3050)!.map(Math.round)).toEqual([2882, 5741, 8601]);
  expect(jointsOf(layout, 45, 9100)).toEqual([]);
  expect(jointsOf(layout, 45, 300)).toBeNull();
});

describe('project rule 3: what is filled in', () => {
  test('a side is 0.5 to 30 metres, with a comma or a point', () => {
    expect(terraceOf({ length: '0,5', width: '30' })).toMatchObject({ length: 500, width: 30_000 });
    expect(terraceOf({ length: '5.2' }).length).toBe(5200);
    expect(problemsOf({ length: '0,49', width: '30,01' })).toEqual([
      { field: 'length', key: 'range' },
      { field: 'width', key: 'range' },
    ]);
  });

  test('a side may have its unit', () => {
    expect(terraceOf({ length: '1,80 m', width: '350 cm' })).toMatchObject({ length: 1800, width: 3500 });
    expect(terraceOf({ length: '4 meter', width: '2500 mm' })).toMatchObject({ length: 4000, width: 2500 });
  });

  test.each(['vijf', '5,005', '-1', '1e2', '5 m2', '180,5 cm'])(
    '%j is no matter of too short or too long',
    (length) => {
      expect(problemsOf({ length })).toEqual([{ field: 'length', key: 'format' }]);
    },
  );

  test('who writes centimetres is asked whether metres were meant', () => {
    expect(problemsOf({ length: '500' })).toEqual([{ field: 'length', key: 'rangeMeant', meant: 500 }]);
    expect(problemsOf({ length: '4000' })).toEqual([{ field: 'length', key: 'range' }]);
    expect(problemsOf({ length: '0' })).toEqual([{ field: 'length', key: 'range' }]);
  });

  test('an empty side is missing', () => {
    expect(problemsOf({ width: ' ' })).toEqual([{ field: 'width', key: 'missing' }]);
  });

  test('project rule 4: joists that lie too far apart for a board are refused, an unknown choice is the first', () => {
    expect(problemsOf({ board: 'bangkirai-21' })).toEqual([{ field: 'spacing', key: 'spacingMost', most: 400 }]);
    expect(terraceOf({ board: 'oak', gap: '7', spacing: '1' })).toMatchObject({ gap: 5, spacing: 400 });
  });
});

const typedTerrace = fc.record({
  length: fc.integer({ min: 50, max: 3000 }).map((cm) => (cm / 100).toFixed(2)),
  width: fc.integer({ min: 50, max: 3000 }).map((cm) => (cm / 100).toFixed(2)),
  along: fc.constantFrom('width', 'length'),
  spacing: fc.constantFrom(...SPACINGS.slice(0, 2)).map(String),
  gap: fc.constantFrom(...GAPS).map(String),
  extra: fc.boolean(),
});

test('project rules 5 to 8: any terrace is covered, and nothing is bought that is not needed', () => {
  fc.assert(
    fc.property(typedTerrace, (changed) => {
      const terrace = terraceOf(changed);
      const plan = planTerrace(terrace, TERMS);
      const { rows, lastRow, depth, span, joists, centres, boards, beams, screws, joints, total } = plan;
      const step = terrace.board.width + terrace.gap;
      // Rows: what they cover ends on the depth, or less than a gap before it.
      expect(lastRow).toBeGreaterThan(0);
      expect(lastRow).toBeLessThanOrEqual(terrace.board.width);
      const covered = (rows - 1) * step + lastRow;
      expect(depth - covered).toBeGreaterThanOrEqual(0);
      expect(depth - covered).toBeLessThanOrEqual(terrace.gap);
      // Joists: none further apart than was asked for.
      expect(centres).toBeLessThanOrEqual(terrace.spacing);
      // Boards: each piece between two joints fits the length that is bought.
      const ends = [0, ...joints, span];
      for (const [index, end] of ends.slice(1).entries()) {
        expect(end - ends[index]!).toBeLessThanOrEqual(boards.article.length + 0.001);
      }
      expect(boards.count).toBeGreaterThanOrEqual(rows * Math.ceil(span / boards.article.length));
      expect(beams.count * beams.article.length).toBeGreaterThanOrEqual(joists * depth);
      expect(screws.count * 200).toBeGreaterThanOrEqual(plan.screwCount);
      expect((screws.count - 1) * 200).toBeLessThan(plan.screwCount);
      expect(plan.oil!.count * 2500).toBeGreaterThanOrEqual((span * depth) / 5000);
      const bought = [boards, beams, screws, plan.oil!].map((row) => row.price.inclTax * row.count);
      expect(total.inclTax).toBe(bought.reduce((sum, one) => sum + one, 0));
    }),
  );
});

test('project rule 5: rows sawn to the same width at both ends cover the same depth, within a millimetre each', () => {
  fc.assert(
    fc.property(typedTerrace, (changed) => {
      const terrace = terraceOf(changed);
      const { evenRow, lastRow, rows, depth } = layTerrace(terrace);
      const left = depth - (rows - 2) * terrace.board.width - (rows - 1) * terrace.gap - 2 * (evenRow ?? 0);
      const isRight = evenRow === null ? lastRow >= 60 : evenRow >= 60 && (left === 0 || left === 1);
      expect({ isRight, lastRow, evenRow, left }).toMatchObject({ isRight: true });
    }),
  );
});
