import type { TerraceTerms } from '../../../shared/api';
import { materialView, type ListView, type ListWords } from '../materials/listView';
import type { PlannedRow } from '../materials/price';
import { drawTerrace, type TerraceDrawing } from './drawTerrace';
import type { TerracePlan } from './planTerrace';

/** Everything that a page shows of a terrace, printed by the server or drawn by the part. */
export interface TerraceView extends ListView {
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
}

const MM_A_METRE = 1000;
const MM_A_CM = 10;
const CM2_A_M2 = 10_000;
const ML_A_LITRE = 1000;

export function terraceView(plan: TerracePlan, terms: TerraceTerms, words: ListWords): TerraceView {
  const { say, number } = words;
  const { terrace, span, depth, rows, lastRow, joists, screwCount, boards, beams, screws, oil } = plan;
  const metres = (mm: number) => number(mm / MM_A_METRE, 2);
  const centres = Math.floor(plan.centres / MM_A_CM);
  const area = number(plan.area / CM2_A_M2, plan.area % CM2_A_M2 === 0 ? 0 : 2);
  const isSawn = lastRow < terrace.board.width;
  const row = (planned: PlannedRow, note: string, countWords: string) => materialView(planned, note, countWords, words);
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
    per: plan.perArea,
    perLabel: say('perArea'),
    also: [],
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
