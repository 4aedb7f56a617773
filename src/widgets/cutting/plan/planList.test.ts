import { expect, test } from 'vitest';
import type { Cents } from '../../../shared/money';
import { BEAMS, CUPBOARD, SHEETS, WORKBENCH, barPiece } from '../testing/lists';
import { planAtOnce } from './planList';

test('Cutting rules 3 and 4: the workbench costs 41.65 out of 420 cm, which is the cheapest', () => {
  const { plans, best } = planAtOnce({ pieces: WORKBENCH }, BEAMS);
  expect(plans.map(({ size, count, wood, total }) => [size.length, count, wood.inclTax, total.inclTax])).toEqual([
    [3000, 5, 3375, 4705],
    [3600, 4, 3240, 4570],
    [4200, 3, 2835, 4165], // 3 x 9.45 + 14 x 0.95
    [4800, 3, 3240, 4570],
  ]);
  expect(best).toMatchObject({ size: { sku: '420' }, atLeast: 3, cuts: 14, restLength: 184, restPieces: 0 });
  expect(best.bars.map(({ rest, cuts }) => [rest, cuts])).toEqual([
    [84, 4],
    [84, 4],
    [16, 6],
  ]);
  // 12,600 - 12,360 = 240 of 12,600
  expect(best.wastePermille).toBe(19);
  expect([best.wood.exclTax, best.sawing.exclTax, best.total.exclTax]).toEqual([2343, 1099, 3442]);
});

test('Cutting rules 4 and 5: the cupboard costs 220.22 out of two sheets, with 5.6% waste', () => {
  const { best } = planAtOnce({ pieces: CUPBOARD }, SHEETS);
  // 2 x 95.11 + 20 x 1.50; 5.954 - 3.129 - 2.492 = 0.332 m² of 5.954
  expect(best).toMatchObject({ count: 2, cuts: 20, restPieces: 3, wastePermille: 56 });
  expect(best.total.inclTax).toBe(22_022);
});

test('Cutting rule 2: a last piece that ends on the end of the bar saves a cut', () => {
  const { plans } = planAtOnce({ pieces: [barPiece(1498, 2)] }, { ...BEAMS, sizes: BEAMS.sizes.slice(0, 1) });
  expect(plans[0]).toMatchObject({ count: 1, cuts: 1, restLength: 0 });
});

test('Cutting rule 3: of sizes that cost the same the shortest is chosen, and one there is not enough of is not', () => {
  const [, short, long] = BEAMS.sizes;
  const same = { ...BEAMS, sizes: [{ ...long!, prices: short!.prices }, short!] };
  expect(planAtOnce({ pieces: [barPiece(3000, 1)] }, same).best.size.length).toBe(3600);
  const few = { ...BEAMS, sizes: BEAMS.sizes.map((size) => (size.sku === '420' ? { ...size, left: 2 } : size)) };
  const { best, plans } = planAtOnce({ pieces: WORKBENCH }, few);
  expect(plans.find(({ size }) => size.sku === '420')).toMatchObject({ isEnough: false });
  expect(best.size.sku).toBe('360');
});

test('Cutting rule 3: a size that is too short for a piece is left out', () => {
  const { plans } = planAtOnce({ pieces: [barPiece(4100, 1)] }, BEAMS);
  expect(plans.map(({ size }) => size.length)).toEqual([4200, 4800]);
});

test('Cutting rule 4: the price of a bar is that of the highest tier reached', () => {
  const prices = [
    { qty: 1, price: 1000 as Cents },
    { qty: 10, price: 970 as Cents },
  ];
  const terms = { ...BEAMS, sizes: [{ ...BEAMS.sizes[0]!, prices }] };
  expect(planAtOnce({ pieces: [barPiece(2900, 9)] }, terms).best.wood.inclTax).toBe(9000);
  expect(planAtOnce({ pieces: [barPiece(2900, 10)] }, terms).best.wood.inclTax).toBe(9700);
});
