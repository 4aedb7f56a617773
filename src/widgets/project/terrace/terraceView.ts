import type { TerraceTerms } from '../../../shared/api';
import type { Amount } from '../../../shared/money';
import type dutch from '../messages/terrace.nl.json';
import { drawTerrace, type TerraceDrawing } from './drawTerrace';
import type { PlannedRow, TerracePlan } from './planTerrace';

/** The words and figures of whoever prints the list: the page's, or the server's. */
export interface Words {
  say(key: keyof typeof dutch, values?: Readonly<Record<string, string | number>>): string;
  /** A figure with so many decimals: "5,00". */
  number(value: number, decimals?: number): string;
}

/** A row of the list of materials, in words. */
export interface MaterialView {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly image: string;
  /** How the count comes about. */
  readonly note: string;
  readonly count: number;
  /** "34 stuks" */
  readonly countWords: string;
  readonly each: Amount;
  readonly total: Amount;
  /** What is said where there is too little; empty where there is enough. */
  readonly shortage: string;
}

/** Everything that a page shows of a terrace, printed by the server or drawn by the part. */
export interface TerraceView {
  readonly rows: readonly MaterialView[];
  readonly total: Amount;
  readonly totalLabel: string;
  readonly perArea: Amount;
  readonly isDeliveredFree: boolean;
  /** What to do about a narrow last row; null where it is wide enough. */
  readonly advice: { readonly narrow: string; readonly better: string } | null;
  readonly drawing: TerraceDrawing;
  /** The drawing for who can't see it. */
  readonly spoken: string;
  /** The sides of the drawing: "4,00 m". */
  readonly across: string;
  readonly down: string;
  readonly boardsKey: string;
  readonly joistsKey: string;
  /** Empty where no row is sawn. */
  readonly sawnKey: string;
  /** What a project of this terrace is called. */
  readonly projectName: string;
}

const MM_A_METRE = 1000;
const MM_A_CM = 10;
const CM2_A_M2 = 10_000;
const ML_A_LITRE = 1000;

export function terraceView(plan: TerracePlan, terms: TerraceTerms, { say, number }: Words): TerraceView {
  const { terrace, span, depth, rows, lastRow, joists, screwCount, boards, beams, screws, oil } = plan;
  const metres = (mm: number) => number(mm / MM_A_METRE, 2);
  const centres = Math.floor(plan.centres / MM_A_CM);
  const area = number(plan.area / CM2_A_M2, plan.area % CM2_A_M2 === 0 ? 0 : 2);
  const isSawn = lastRow < terrace.board.width;
  const row = (planned: PlannedRow, note: string, countWords: string): MaterialView => ({
    sku: planned.article.sku,
    name: planned.article.name,
    url: planned.article.url,
    image: planned.article.image,
    note,
    count: planned.count,
    countWords,
    each: planned.price,
    total: planned.total,
    shortage: planned.isEnough ? '' : say('tooFew', { left: planned.article.left ?? 0, n: planned.count }),
  });
  const extra = terrace.extra ? ` ${say('extraNote')}` : '';
  return {
    rows: [
      row(
        boards,
        say('boardsNote', { rows, metres: metres(span), n: boards.behind }) + extra,
        say('pieces', { n: boards.count }),
      ),
      row(
        beams,
        say('joistsNote', { joists, metres: metres(depth), n: beams.behind, centres }),
        say('pieces', { n: beams.count }),
      ),
      row(screws, say('screwsNote', { n: screwCount }), say('boxes', { n: screws.count })),
      ...(oil
        ? [
            row(
              oil,
              say('oilNote', {
                litres: number(oil.needed / ML_A_LITRE, oil.needed % ML_A_LITRE === 0 ? 0 : 1),
                area,
                covers: terms.oil.covers,
              }),
              say('tins', { n: oil.count }),
            ),
          ]
        : []),
    ],
    total: plan.total,
    totalLabel: say('totalFor', { area }),
    perArea: plan.perArea,
    isDeliveredFree: terms.freeDeliveryFrom !== null && plan.total.inclTax >= terms.freeDeliveryFrom,
    advice:
      plan.evenRow === null
        ? null
        : { narrow: say('narrow', { mm: lastRow }), better: say('better', { mm: plan.evenRow }) },
    drawing: drawTerrace(plan),
    spoken: [
      say('drawn', { rows, span: metres(span), joists, depth: metres(depth), centres }),
      ...(isSawn ? [say('drawnSawn', { mm: lastRow })] : []),
    ].join(' '),
    across: `${metres(span)} m`,
    down: `${metres(depth)} m`,
    boardsKey: say('boardsKey', { n: rows * boards.behind }),
    joistsKey: say('joistsKey', { n: joists }),
    sawnKey: isSawn ? say('sawnKey', { mm: lastRow }) : '',
    projectName: say('projectName', { length: metres(terrace.length), width: metres(terrace.width) }),
  };
}
