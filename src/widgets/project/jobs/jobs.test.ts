import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobTerms, TypedJob } from '../../../shared/api';
import { FENCE_TERMS, SIX_BY_TWO_AND_A_HALF, TEN_METRES, WALL_TERMS } from '../testing/job';
import { fence, layFence } from './fence';
import type { Job, JobValues } from './Job';
import { joined, stockFor } from './pieces';
import { emptyJob, readJob } from './readJob';
import { layWall, wall } from './wall';

const figure = (value: number, decimals = 0) => value.toFixed(decimals);

function valuesOf(job: Job, typed: TypedJob, terms: JobTerms): JobValues {
  const { values, problems } = readJob(job, typed, terms);
  if (!values) throw new Error(`nothing to plan: ${JSON.stringify(problems)}`);
  return values;
}
const bought = (job: Job, typed: TypedJob, terms: JobTerms) => {
  const plan = job.plan(valuesOf(job, typed, terms), terms, figure);
  return {
    rows: plan.rows.map(({ planned: { article, count, total } }) => [article.sku, count, total.inclTax]),
    total: plan.total,
    per: plan.per,
    also: plan.also,
  };
};
const fenceValues = (changed: TypedJob = {}) => valuesOf(fence, { ...TEN_METRES, ...changed }, FENCE_TERMS);
const problemsOf = (changed: TypedJob) => readJob(fence, { ...TEN_METRES, ...changed }, FENCE_TERMS).problems;
const wallProblemsOf = (changed: TypedJob) =>
  readJob(wall, { ...SIX_BY_TWO_AND_A_HALF, ...changed }, WALL_TERMS).problems;

/*
 * 10.00 m with a gate of 1.00 m: 9,000 mm are closed, 9,000 / 1,800 = 5 fields of 1,800 mm; 5 fields, a gate and one more are 7
 * posts. 180 cm above the ground is two thirds of 270 cm. Planks of 150 mm with 5 mm between them: (1,800 + 5) / 155 = 11.6, so 12 a
 * field, 60 in all; of 4 m two are sawn, as 2 x 1,800 + 4 = 3,604: 30. Three rails a field, 15; two of 1,800 are 3,604 mm and do not
 * come out of 3.60 m, but out of 4.20: 8. 60 x 3 x 2 = 360 screws: 2 boxes. 15 x 4 = 60 for the rails: 1 box.
 * 7 x 11.20 + 30 x 11.80 + 8 x 6.10 + 2 x 25.95 + 15.45 + 249 = 78.40 + 354 + 48.80 + 51.90 + 15.45 + 249 = 797.55; / 10 = 79.755.
 * Without VAT 64.79 + 292.56 + 40.33 + 42.89 + 12.77 + 205.79 = 659.13.
 */
describe('project rule 16: the worked example, a fence of 10 m with a gate', () => {
  test('has 5 fields, 7 posts, 60 planks and 15 rails', () => {
    expect(layFence(fenceValues())).toMatchObject({
      closed: 9000,
      fields: 5,
      field: 1800,
      posts: 7,
      postLength: 2700,
      planks: 60,
      rails: 15,
    });
  });

  test('takes this, and comes to 797.55', () => {
    expect(bought(fence, TEN_METRES, FENCE_TERMS)).toEqual({
      rows: [
        ['paal-68-2700', 7, 7840],
        ['douglas-150-4000', 30, 35_400],
        ['lat-50-4200', 8, 4880],
        ['schroef-50-200', 2, 5190],
        ['schroef-80-200', 1, 1545],
        ['poort-1', 1, 24_900],
      ],
      total: { inclTax: 79_755, exclTax: 65_913 },
      per: { inclTax: 7976, exclTax: 6591 },
      also: [
        ['concrete', { n: 14, posts: 7 }],
        ['caps', { n: 7 }],
      ],
    });
  });

  test('without a gate has 6 fields and 7 posts', () => {
    // 10,000 / 1,800 = 5.6; 10,000 / 6 = 1,667 mm; (1,667 + 5) / 155 = 10.8, so 11 a field.
    expect(layFence(fenceValues({ gates: '0' }))).toMatchObject({ fields: 6, field: 1667, posts: 7, planks: 66 });
  });

  test('of 90 cm has two rails a field and posts of 135 cm', () => {
    expect(layFence(fenceValues({ gates: '0', height: '900' }))).toMatchObject({ railsAField: 2, postLength: 1350 });
  });

  test('with 5% extra has 63 planks, sawn from 32', () => {
    const { rows } = bought(fence, { ...TEN_METRES, extra: '1' }, FENCE_TERMS);
    expect(rows[1]).toEqual(['douglas-150-4000', 32, 32 * 1180]);
  });
});

test('project rule 16: no field is wider than 180 cm, and the posts are one more than what is between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 250, max: 3000 }), fc.constantFrom('0', '1', '2'), (cm, gates) => {
      fc.pre(cm >= Number(gates) * 100 + 50);
      const laid = layFence(fenceValues({ length: (cm / 100).toFixed(2), gates }));
      expect(laid.field).toBeLessThanOrEqual(1800);
      expect(laid.fields * laid.field).toBeGreaterThanOrEqual(laid.closed);
      expect(laid.posts).toBe(laid.fields + Number(gates) + 1);
    }),
  );
});

/*
 * 6.00 x 2.50 m: 2,500 / 130 = 19.2, so 20 rows, 120,000 mm of board. 2 m² of openings take 2,000,000 / 130 = 15,384 mm: 104,616 mm
 * are left, of 4.20 m 24.9, so 25. 6,000 / 600 + 1 = 11 battens and 2 beside the window: 13 of 2,500 mm, one out of 3.60 m.
 * 20 x 11 x 2 = 440 screws: 3 boxes. 2 corners are 4 laths.
 * 25 x 15.75 + 13 x 4.15 + 3 x 25.95 + 4 x 5.85 = 393.75 + 53.95 + 77.85 + 23.40 = 548.95; / 13 m² = 42.227.
 * Without VAT 325.41 + 44.59 + 64.34 + 19.34 = 453.68; / 13 = 34.90.
 */
describe('project rule 17: the worked example, a wall of 6.00 x 2.50 m with a window', () => {
  test('has 20 rows, 13 battens and 440 screws', () => {
    expect(layWall(valuesOf(wall, SIX_BY_TWO_AND_A_HALF, WALL_TERMS))).toEqual({
      rows: 20,
      running: 104_616,
      across: 11,
      battens: 13,
      screws: 440,
      area: 13_000_000,
    });
  });

  test('takes this, and comes to 548.95', () => {
    expect(bought(wall, SIX_BY_TWO_AND_A_HALF, WALL_TERMS)).toEqual({
      rows: [
        ['zwart-145-4200', 25, 39_375],
        ['panlat-3600', 13, 5395],
        ['schroef-50-200', 3, 7785],
        ['meranti-3000', 4, 2340],
      ],
      total: { inclTax: 54_895, exclTax: 45_368 },
      per: { inclTax: 4223, exclTax: 3490 },
      also: [['foil', { area: '15' }]],
    });
  });

  test('without openings and corners has no row for corners', () => {
    const plain = { ...SIX_BY_TWO_AND_A_HALF, openings: '', holes: '0', corners: '0' };
    // 120,000 / 4,200 = 28.6, so 29; 120,000 / 4,800 = 25.
    expect(bought(wall, plain, WALL_TERMS).rows).toEqual([
      ['zwart-145-4800', 25, 45_000],
      ['panlat-3600', 11, 4565],
      ['schroef-50-200', 3, 7785],
    ]);
  });
});

describe('project rule 14: what is filled in', () => {
  test.each([
    [{ length: '' }, { field: 'length', key: 'sideMissing' }],
    [{ length: 'tien' }, { field: 'length', key: 'sideFormat' }],
    [{ length: '5,005' }, { field: 'length', key: 'sideFormat' }],
    [{ length: '0' }, { field: 'length', key: 'sideRange' }],
    [{ length: '31' }, { field: 'length', key: 'sideRange' }],
    [{ length: '500' }, { field: 'length', key: 'sideRangeMeant', values: { meant: '5.00' } }],
    [{ height: '1500' }, { field: 'gates', key: 'gateHeight' }],
    [{ length: '1,49' }, { field: 'length', key: 'gateRoom', values: { n: 1, metres: 1.5 } }],
  ])('of a fence: %o has the problem %o', (changed, problem) => {
    expect(problemsOf(changed)).toEqual([problem]);
  });

  test.each([
    [{ openings: 'veel' }, { field: 'openings', key: 'areaWrong' }],
    [{ openings: '1,805' }, { field: 'openings', key: 'areaWrong' }],
    [{ openings: '5000' }, { field: 'openings', key: 'openingsMost' }],
    [{ openings: '15' }, { field: 'openings', key: 'openingsMost' }],
    [{ holes: '0' }, { field: 'holes', key: 'holesMissing' }],
  ])('of a wall: %o has the problem %o', (changed, problem) => {
    expect(wallProblemsOf(changed)).toEqual([problem]);
  });

  test('a size may have its unit', () => {
    expect(fenceValues({ length: '1000 cm' })).toEqual(fenceValues({ length: '10 m' }));
    expect(valuesOf(wall, { ...SIX_BY_TWO_AND_A_HALF, openings: '1,8 m2' }, WALL_TERMS).number).toMatchObject({
      openings: 1_800_000,
    });
  });

  test('may leave out the openings, and a choice that there is not is the first', () => {
    expect(wallProblemsOf({ openings: ' 0,0 ', holes: '0' })).toEqual([]);
    expect(fenceValues({ plank: 'teak', gap: '7' })).toMatchObject({
      number: { gap: 5 },
      goods: { plank: { code: 'douglas-150' } },
    });
  });

  test('is nothing but what most choose to begin with', () => {
    expect(emptyJob(fence, FENCE_TERMS)).toMatchObject({
      length: '',
      height: '1800',
      gates: '0',
      plank: 'douglas-150',
    });
  });
});

describe('project rule 15: pieces out of a stock length', () => {
  test.each([
    [10, 1800, 4000, 5],
    [10, 1800, 3600, 10],
    [10, 3600, 3600, 10],
    [11, 1000, 4200, 3],
    [4, 6000, 2400, 12],
  ])('%s of %s mm, out of %s mm: %s', (count, piece, stock, needed) => {
    expect(stockFor(count, piece, stock)).toBe(needed);
  });

  test('what may be put together comes out of the length that is cheapest', () => {
    const batten = WALL_TERMS.goods['batten']![0]!;
    // 6 m out of two of 3.60 are 8.30, out of two of 4.20 9.70.
    expect(joined(batten, 1, 6000, 21)).toMatchObject({ count: 2, article: { size: 3600 } });
  });

  test('a post is in one piece, though two short ones would cost less', () => {
    expect(bought(fence, TEN_METRES, FENCE_TERMS).rows[0]).toEqual(['paal-68-2700', 7, 7840]);
    const { goods } = FENCE_TERMS;
    const post = goods['post']!.map((one) => ({ ...one, sizes: one.sizes.filter(({ size }) => size < 2700) }));
    expect(() => bought(fence, TEN_METRES, { ...FENCE_TERMS, goods: { ...goods, post } })).toThrow(RangeError);
  });
});
