import type { JobGoods, JobTerms, TypedJob } from '../../../shared/api';
import type { Cents } from '../../../shared/money';

type Sizes = readonly (readonly [size: number, cents: number, left?: number])[];

const goods = (code: string, width: number, sizes: Sizes): JobGoods => ({
  code,
  name: code,
  width,
  sizes: sizes.map(([size, price, left = 500]) => ({
    sku: `${code}-${size}`,
    name: `${code} ${size}`,
    url: `/${code}-${size}`,
    image: `/media/${code}.webp`,
    left,
    prices: [{ qty: 1, price: price as Cents }],
    size,
  })),
});

const terms = (all: JobTerms['goods']): JobTerms => ({
  taxPercent: 21,
  freeDeliveryFrom: 75_000 as Cents,
  goods: all,
});

/** What the worked example of the fence is made of. */
export const FENCE_TERMS = terms({
  post: [
    goods('paal-68', 68, [
      [1800, 745],
      [2400, 995],
      [2700, 1120],
      [3000, 1245],
    ]),
  ],
  plank: [
    goods('douglas-150', 150, [
      [3000, 885],
      [4000, 1180],
      [5000, 1475],
    ]),
  ],
  rail: [
    goods('lat-50', 50, [
      [3600, 520],
      [4200, 610],
      [4800, 695],
    ]),
  ],
  gate: [goods('poort', 1000, [[1, 24_900]])],
  screws: [goods('schroef-50', 5, [[200, 2595]])],
  railScrews: [goods('schroef-80', 5, [[200, 1545]])],
});

/** 10 metres of 180 cm with one gate. */
export const TEN_METRES: TypedJob = {
  length: '10,00',
  height: '1800',
  plank: 'douglas-150',
  gap: '5',
  post: 'paal-68',
  gates: '1',
  gate: 'poort',
};

/** What the worked example of the wall is made of: boards of 145 mm cover 130. */
export const WALL_TERMS = terms({
  board: [
    goods('zwart-145', 130, [
      [3600, 1350, 4],
      [4200, 1575],
      [4800, 1800],
    ]),
  ],
  batten: [
    goods('panlat', 48, [
      [3600, 415],
      [4200, 485],
      [4800, 550],
    ]),
  ],
  corner: [
    goods('meranti', 45, [
      [3000, 585],
      [4000, 780],
    ]),
  ],
  screws: [goods('schroef-50', 5, [[200, 2595]])],
});

/** 6 by 2.50 metres with a window of 2 m². */
export const SIX_BY_TWO_AND_A_HALF: TypedJob = {
  width: '6,00',
  height: '2,50',
  board: 'zwart-145',
  openings: '2',
  holes: '1',
  spacing: '600',
  corners: '2',
};
