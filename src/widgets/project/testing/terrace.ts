import type { Material, TerraceTerms, TypedTerrace } from '../../../shared/api';
import type { Cents } from '../../../shared/money';

type Price = readonly [qty: number, cents: number];

const material = (sku: string, name: string, prices: readonly Price[], left: number | null = 500): Material => ({
  sku,
  name,
  url: `/${sku}`,
  image: `/media/${sku}.webp`,
  left,
  prices: prices.map(([qty, price]) => ({ qty, price: price as Cents })),
});

const lengthOf = (length: number, one: Material) => ({ ...one, length });

/** What the worked example is made of: a board of 4 m costs 15.80, from 10 on 15.32, from 25 on 14.84. */
export const TERMS: TerraceTerms = {
  taxPercent: 21,
  freeDeliveryFrom: 75_000 as Cents,
  boards: [
    {
      code: 'douglas-28',
      name: 'Douglas 28 x 145 mm',
      width: 145,
      mostSpacing: 500,
      lengths: [
        lengthOf(
          3000,
          material('board-300', 'Vlonderplank 300 cm', [
            [1, 1185],
            [25, 1113],
          ]),
        ),
        lengthOf(
          4000,
          material(
            'board-400',
            'Vlonderplank 400 cm',
            [
              [1, 1580],
              [10, 1532],
              [25, 1484],
            ],
            260,
          ),
        ),
        lengthOf(
          5000,
          material(
            'board-500',
            'Vlonderplank 500 cm',
            [
              [1, 1975],
              [25, 1855],
            ],
            200,
          ),
        ),
      ],
      screws: { ...material('screws', 'Vlonderschroef 5,0 x 60 mm', [[1, 2895]]), perBox: 200 },
    },
    {
      code: 'bangkirai-21',
      name: 'Bangkirai 21 x 145 mm',
      width: 145,
      mostSpacing: 400,
      lengths: [lengthOf(2450, material('bangkirai-245', 'Bangkirai 245 cm', [[1, 1410]]))],
      screws: { ...material('screws', 'Vlonderschroef 5,0 x 60 mm', [[1, 2895]]), perBox: 200 },
    },
  ],
  joists: [
    {
      code: 'douglas-45',
      name: 'Douglas 45 x 145 mm',
      width: 45,
      lengths: [
        lengthOf(3000, material('joist-300', 'Balk 300 cm', [[1, 1560]])),
        lengthOf(
          5000,
          material('joist-500', 'Balk 500 cm', [
            [1, 2600],
            [10, 2522],
          ]),
        ),
        lengthOf(6000, material('joist-600', 'Balk 600 cm', [[1, 3120]])),
      ],
    },
  ],
  oil: { ...material('oil', 'Houtolie 2,5 liter', [[1, 5995]]), content: 2500, covers: 10 },
};

/** A terrace of 5.00 x 4.00 m with its boards along the 4.00 m. */
export const FIVE_BY_FOUR: TypedTerrace = {
  length: '5,00',
  width: '4,00',
  board: 'douglas-28',
  along: 'width',
  spacing: '500',
  gap: '5',
  joist: 'douglas-45',
  oil: true,
  extra: false,
};
