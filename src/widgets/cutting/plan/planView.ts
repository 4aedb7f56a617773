import type { SawingTerms, StockSize } from '../../../shared/api';
import type { Amount } from '../../../shared/money';
import { letterOf } from '../list/pieceLine';
import type dutch from '../messages/cuttingPlan.nl.json';
import { drawBar, drawSheet, type Drawing } from './drawing';
import { isRest } from './packSheets';
import type { BarLayout, CuttingPlan, SheetLayout, SizePlan } from './planList';

/** The words and figures of whoever prints the plan: the page's, or the server's. */
export interface Words {
  say(key: keyof typeof dutch, values?: Readonly<Record<string, string | number>>): string;
  /** A figure with so many decimals: "1.250". */
  number(value: number, decimals?: number): string;
}

/** A bar or a sheet, drawn and in words. */
export interface StockView {
  readonly caption: string;
  readonly note: string;
  /** The drawing for who can't see it. */
  readonly spoken: string;
  readonly drawing: Drawing;
  /** Its row in the table. */
  readonly cells: readonly [pieces: string, cuts: string, rest: string];
}

/** Everything that a page shows of a plan, printed by the server or drawn by the part. */
export interface PlanView {
  readonly sizes: readonly SizeView[];
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly atLeast: string;
  readonly stocks: readonly StockView[];
  readonly together: StockView['cells'];
  readonly restsHint: string;
  /** What it comes to; `each` is the price of one. */
  readonly rows: readonly { readonly words: string; readonly each: Amount | null; readonly amount: Amount }[];
  readonly total: Amount;
  /** The first day on which it can be brought; `none` where none can be said. */
  readonly day: string;
  /** Where there is too little of the chosen size: what to say, and the size that there is enough of. */
  readonly shortage: { readonly words: string; readonly other: OtherSize | null } | null;
}

interface SizeView {
  readonly sku: string;
  readonly words: string;
  readonly count: number;
  readonly wood: Amount;
  readonly total: Amount;
  readonly isBest: boolean;
  /** How many there are, where that is too few; empty where it is enough. */
  readonly left: string;
}

interface OtherSize {
  readonly sku: string;
  readonly words: string;
  readonly button: string;
  readonly total: Amount;
}

/** A size as shoppers know it: "420 cm", "122 x 244 cm". */
export function sizeWords({ length, width }: StockSize): string {
  return `${width === null ? '' : `${width / 10} x `}${length / 10} cm`;
}

/** @param isSawn false where the shop sells whole bars: nothing is asked for cuts then */
export function planView(
  { plans, best }: CuttingPlan,
  chosen: SizePlan,
  { piece, kerf }: Pick<SawingTerms, 'piece' | 'kerf'>,
  isSawn: boolean,
  words: Words,
): PlanView {
  const { say, number } = words;
  const size = sizeWords(chosen.size);
  const captionOf = (index: number): string => stockWords(chosen.size, index, piece.one, words);
  const totalOf = ({ wood, total }: SizePlan): Amount => (isSawn ? total : wood);
  const pieces = [...chosen.bars, ...chosen.sheets].flatMap((stock) => stock.pieces);
  const isSheet = chosen.size.width !== null;
  const restFigure = number(isSheet ? chosen.restPieces : chosen.restLength);
  const rests = isSheet ? chosen.restPieces : chosen.bars.filter(({ rest }) => rest > 0).length;
  return {
    sizes: plans.map((one) => ({
      sku: one.size.sku,
      words: sizeWords(one.size),
      count: one.count,
      wood: one.wood,
      total: totalOf(one),
      isBest: one === best && plans.length > 1,
      left: one.isEnough ? '' : say('onlyLeft', { n: one.size.left ?? 0 }),
    })),
    figures: [
      { label: say('from', { ...piece, n: chosen.count, size }), value: number(chosen.count) },
      { label: say('cutsLabel', { n: chosen.cuts }), value: number(chosen.cuts) },
      {
        label: say('restsLabel', { n: rests }),
        value: isSheet ? restFigure : `${restFigure} mm`,
      },
      { label: say('wasteLabel'), value: `${number(chosen.wastePermille / 10, 1)}%` },
    ],
    atLeast: say('atLeast', { ...piece, n: chosen.atLeast }),
    stocks: [
      ...chosen.bars.map((bar, index) => barView(bar, captionOf(index), chosen, kerf, words)),
      ...chosen.sheets.map((sheet, index) => sheetView(sheet, captionOf(index), chosen, words)),
    ],
    together: [say('piecesTogether', { n: pieces.length }), number(chosen.cuts), restFigure],
    restsHint: say('takeRestsHint', { n: chosen.restPieces }),
    rows: [
      {
        words: say(isSawn ? 'woodOf' : 'wholeOf', { ...piece, n: chosen.count, size }),
        each: chosen.price,
        amount: chosen.wood,
      },
      ...(isSawn && chosen.cuts > 0
        ? [{ words: say('cuts', { n: chosen.cuts }), each: null, amount: chosen.sawing }]
        : []),
    ],
    total: totalOf(chosen),
    day: chosen.size.days.filter(({ qty }) => chosen.isEnough && qty <= chosen.count).at(-1)?.day ?? 'none',
    shortage: chosen.isEnough ? null : shortageOf(plans, chosen, piece, words),
  };
}

function shortageOf(
  plans: readonly SizePlan[],
  { size, count }: SizePlan,
  piece: SawingTerms['piece'],
  { say }: Words,
): PlanView['shortage'] {
  const [other] = plans.filter(({ isEnough }) => isEnough).toSorted((a, b) => a.total.inclTax - b.total.inclTax);
  return {
    words: say('tooFew', { size: sizeWords(size), left: size.left ?? 0, n: count }),
    other: other
      ? {
          sku: other.size.sku,
          words: say('otherSize', { ...piece, size: sizeWords(other.size), n: other.count }),
          button: say('sawFrom', { size: sizeWords(other.size) }),
          total: other.total,
        }
      : null,
  };
}

/** "Balk 1 van 4.200 mm". */
function stockWords({ length, width }: StockSize, index: number, one: string, { say, number }: Words): string {
  const sides = width === null ? [length] : [length, width];
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return say('stockOf', { piece: name, n: index + 1, size: sides.map((side) => number(side)).join(' x ') });
}

function barView(bar: BarLayout, caption: string, { size }: SizePlan, kerf: number, { say, number }: Words): StockView {
  const names = bar.pieces.map(({ row, length }) => `${letterOf(row)} ${number(length)}`);
  return {
    caption,
    note: say('restOf', { n: bar.rest }),
    spoken: say('drawnBar', { stock: caption, pieces: names.join(', '), rest: bar.rest }),
    drawing: drawBar(bar, size, kerf),
    cells: [names.join(' · '), number(bar.cuts), number(bar.rest)],
  };
}

function sheetView(sheet: SheetLayout, caption: string, { size }: SizePlan, { say, number }: Words): StockView {
  const rows = [...new Set(sheet.pieces.map(({ row }) => row))].toSorted((a, b) => a - b);
  const names = rows.map((row) => `${sheet.pieces.filter((one) => one.row === row).length} x ${letterOf(row)}`);
  const rests = sheet.rests.filter(isRest).map(({ length, width }) => `${number(length)} x ${number(width)} mm`);
  return {
    caption,
    note: say('restsOf', { cuts: sheet.cuts, n: rests.length, sizes: rests.join(', ') }).trim(),
    spoken: say('drawnSheet', { stock: caption, pieces: names.join(', ') }),
    drawing: drawSheet(sheet, size),
    cells: [names.join(' · '), number(sheet.cuts), rests.join(', ') || '–'],
  };
}
