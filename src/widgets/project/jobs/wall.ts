import { sumOf } from '../../../shared/money';
import { MM2_A_M2, perUnit, sizeIn, withExtra } from '../materials/price';
import type { Job, JobRow, JobValues } from './Job';
import { boxed, joined, laid } from './pieces';

const MM_A_METRE = 1000;

const BATTENS_AN_OPENING = 2;
const LATHS_A_CORNER = 2;
const SCREWS_A_CROSSING = 2;

/** Project rule 17: where boards and battens of a wall lie. In mm and mm². */
export function layWall({ number, goods }: Pick<JobValues, 'number' | 'goods'>) {
  const { width = 0, height = 0, openings = 0, holes = 0, spacing = 1 } = number;
  const board = goods['board']!.width;
  const rows = Math.ceil(height / board);
  const across = Math.ceil(width / spacing) + 1;
  return {
    rows,
    /** All boards end to end, without what the openings take. */
    running: rows * width - Math.floor(openings / board),
    across,
    battens: across + holes * BATTENS_AN_OPENING,
    screws: rows * across * SCREWS_A_CROSSING,
    area: width * height - openings,
  };
}

/** Project rule 17: a wall of boards that lie, on battens that stand. */
export const wall: Job = {
  roles: ['board', 'batten', 'corner', 'screws'],
  title: 'wallTitle',
  intro: 'wallIntro',
  empty: 'wallEmpty',
  name: 'wallName',
  totalFor: 'wallTotal',
  perLabel: 'perArea',
  projectName: 'wallProject',
  fields: [
    { name: 'width', label: 'width', kind: 'metres' },
    { name: 'height', label: 'wallHeight', kind: 'metres' },
    { name: 'board', label: 'board', kind: 'goods', role: 'board', isWide: true },
    { name: 'openings', label: 'openings', kind: 'area' },
    { name: 'holes', label: 'holes', kind: 'number', options: [0, 1, 2, 3, 4, 5, 6, 7, 8], first: 0, unit: 'count' },
    { name: 'spacing', label: 'spacing', kind: 'number', options: [400, 500, 600], first: 600, unit: 'cm' },
    { name: 'corners', label: 'corners', kind: 'number', options: [0, 1, 2, 3, 4], first: 2, unit: 'count' },
    { name: 'extra', label: 'extra', kind: 'tick' },
  ],
  check({ number }) {
    const { width = 0, height = 0, openings = 0, holes = 0 } = number;
    if (openings >= width * height) return { field: 'openings', key: 'openingsMost' };
    return openings > 0 && holes === 0 ? { field: 'holes', key: 'holesMissing' } : null;
  },
  plan(values, { taxPercent, goods: sold }, figure) {
    const { number, goods } = values;
    const { width = 0, height = 0, spacing = 0, holes = 0, corners = 0, extra = 0 } = number;
    const { rows: count, running, battens, screws, area } = layWall(values);
    const [batten, corner, box] = [sold['batten']![0]!, sold['corner']![0]!, sold['screws']![0]!];
    const metres = (mm: number) => figure(mm / MM_A_METRE, 2);
    const squares = (mm2: number) => figure(mm2 / MM2_A_M2, mm2 % MM2_A_M2 === 0 ? 0 : 2);
    const rows: JobRow[] = [
      {
        planned: laid(goods['board']!, running, taxPercent, (n) => withExtra(n, extra === 1)),
        note: ['boardsNote', { rows: count, metres: metres(width), mm: goods['board']!.width, net: metres(running) }],
        counted: 'pieces',
      },
      {
        planned: joined(batten, battens, height, taxPercent),
        note: ['battensNote', { n: battens, metres: metres(height), cm: spacing / 10, holes }],
        counted: 'pieces',
      },
      { planned: boxed(box, screws, taxPercent), note: ['screwsNote', { n: screws }], counted: 'boxes' },
      ...(corners > 0
        ? [
            {
              planned: joined(corner, corners * LATHS_A_CORNER, height, taxPercent),
              note: ['cornersNote', { n: corners, metres: metres(height) }],
              counted: 'pieces',
            } as const,
          ]
        : []),
    ];
    const total = sumOf(rows.map(({ planned }) => planned.total));
    return {
      rows,
      total,
      per: perUnit(total, MM2_A_M2, area),
      measured: sizeIn(MM2_A_M2, area),
      also: [['foil', { area: squares(width * height) }]],
      size: { area: squares(area), width: metres(width), height: metres(height) },
    };
  },
};
