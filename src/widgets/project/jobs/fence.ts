import { sumOf } from '../../../shared/money';
import { perUnit, priced, sizeIn, withExtra } from '../materials/price';
import { rowsOf } from '../terrace/layTerrace';
import type { Job, JobRow, JobValues } from './Job';
import { boxed, whole } from './pieces';

const MM_A_METRE = 1000;

/** From centre to centre of two posts, in mm: no field is wider (project rule 16). */
const WIDEST_FIELD = 1800;
/** A fence of less beside its gates is none. */
const SHORTEST = 500;
/** Up to this height two rails hold the planks, above it three. */
const TWO_RAILS = 1200;
const GATE_HEIGHT = 1800;
const SCREWS_A_CROSSING = 2;
const SCREWS_A_RAIL = 4;
const BAGS_A_POST = 2;

/** Project rule 16: where posts, rails and planks of a fence stand. In mm. */
export function layFence({ number, goods }: Pick<JobValues, 'number' | 'goods'>) {
  const { length = 0, height = 0, gap = 0, gates = 0 } = number;
  const closed = length - gates * goods['gate']!.width;
  const fields = Math.ceil(closed / WIDEST_FIELD);
  const field = Math.ceil(closed / fields);
  const planksAField = rowsOf(field, goods['plank']!.width, gap);
  const railsAField = height <= TWO_RAILS ? 2 : 3;
  return {
    closed,
    fields,
    field,
    posts: fields + gates + 1,
    // A third of a post stands in the ground.
    postLength: (height * 3) / 2,
    planksAField,
    planks: planksAField * fields,
    railsAField,
    rails: railsAField * fields,
  };
}

/** Project rule 16: a fence of upright planks on rails between posts. */
export const fence: Job = {
  roles: ['post', 'plank', 'rail', 'gate', 'screws', 'railScrews'],
  title: 'fenceTitle',
  intro: 'fenceIntro',
  empty: 'fenceEmpty',
  name: 'fenceName',
  totalFor: 'fenceTotal',
  perLabel: 'perMetre',
  projectName: 'fenceProject',
  fields: [
    { name: 'length', label: 'length', kind: 'metres' },
    { name: 'height', label: 'height', kind: 'number', options: [900, 1200, 1500, 1800], first: 1800, unit: 'cm' },
    { name: 'plank', label: 'plank', kind: 'goods', role: 'plank', isWide: true },
    { name: 'post', label: 'post', kind: 'goods', role: 'post', isWide: true },
    { name: 'gap', label: 'gap', kind: 'number', options: [0, 5, 10, 20], first: 5, unit: 'mm' },
    { name: 'gates', label: 'gates', kind: 'number', options: [0, 1, 2], first: 0, unit: 'count' },
    { name: 'gate', label: 'gate', kind: 'goods', role: 'gate', isWide: true },
    { name: 'extra', label: 'extra', kind: 'tick' },
  ],
  check({ number, goods }) {
    const { length = 0, height = 0, gates = 0 } = number;
    if (gates > 0 && height !== GATE_HEIGHT) return { field: 'gates', key: 'gateHeight' };
    const least = gates * goods['gate']!.width + SHORTEST;
    if (length >= least) return null;
    return { field: 'length', key: 'gateRoom', values: { n: gates, metres: least / MM_A_METRE } };
  },
  plan(values, { taxPercent, goods: sold }, figure) {
    const { number, goods } = values;
    const { height = 0, length = 0, gates = 0, extra = 0 } = number;
    const laid = layFence(values);
    const [rail, screws, railScrews] = [sold['rail']![0]!, sold['screws']![0]!, sold['railScrews']![0]!];
    const metres = (mm: number) => figure(mm / MM_A_METRE, 2);
    const screwCount = laid.planks * laid.railsAField * SCREWS_A_CROSSING;
    const railScrewCount = laid.rails * SCREWS_A_RAIL;
    const { fields, field, posts, postLength, planksAField, railsAField } = laid;
    const rows: JobRow[] = [
      {
        planned: whole(goods['post']!, posts, postLength, taxPercent),
        note: ['postsNote', { fields, gates, metres: metres(postLength) }],
        counted: 'pieces',
      },
      {
        planned: whole(goods['plank']!, withExtra(laid.planks, extra === 1), height, taxPercent),
        note: ['planksNote', { n: planksAField, fields, metres: metres(height) }],
        counted: 'pieces',
      },
      {
        planned: whole(rail, laid.rails, field, taxPercent),
        note: ['railsNote', { n: railsAField, fields, metres: metres(field) }],
        counted: 'pieces',
      },
      {
        planned: boxed(screws, screwCount, taxPercent),
        note: ['screwsNote', { n: screwCount }],
        counted: 'boxes',
      },
      {
        planned: boxed(railScrews, railScrewCount, taxPercent),
        note: ['railScrewsNote', { n: railScrewCount }],
        counted: 'boxes',
      },
      ...(gates > 0
        ? [
            {
              planned: priced(goods['gate']!.sizes[0]!, gates, taxPercent),
              note: ['gatesNote', { metres: metres(goods['gate']!.width) }],
              counted: 'pieces',
            } as const,
          ]
        : []),
    ];
    const total = sumOf(rows.map(({ planned }) => planned.total));
    return {
      rows,
      total,
      per: perUnit(total, MM_A_METRE, length),
      measured: sizeIn(MM_A_METRE, length),
      also: [
        ['concrete', { n: posts * BAGS_A_POST, posts }],
        ['caps', { n: posts }],
      ],
      size: { length: metres(length), height: height / 10 },
    };
  },
};
