import type { Material, MaterialLength, TerraceTerms } from '../../../shared/api';
import { divideHalfUp, withoutTax, type Amount, type Cents } from '../../../shared/money';
import { jointsOf, layTerrace, type Layout } from './layTerrace';
import type { Terrace } from './readTerrace';

/** A row of the list of materials. */
export interface PlannedRow {
  readonly article: Material;
  readonly count: number;
  /** Of one, at the tier that the count reaches. */
  readonly price: Amount;
  readonly total: Amount;
  readonly isEnough: boolean;
}

interface PlannedLength extends PlannedRow {
  readonly article: MaterialLength;
  /** How many lie behind each other in a row, or in a joist. */
  readonly behind: number;
}

export interface TerracePlan extends Layout {
  readonly terrace: Terrace;
  readonly boards: PlannedLength;
  /** Where the boards of a row meet, in mm from the start of the row. */
  readonly joints: readonly number[];
  readonly beams: PlannedLength;
  /** Single ones. */
  readonly screwCount: number;
  readonly screws: PlannedRow;
  /** Null where it is not wanted; in ml. */
  readonly oil: (PlannedRow & { readonly needed: number }) | null;
  readonly total: Amount;
  /** Of a m². */
  readonly perArea: Amount;
  /** In cm². */
  readonly area: number;
}

const SCREWS_A_CROSSING = 2;
const LAYERS_OF_OIL = 2;
const EXTRA_PERCENT = 5;
const CM2_A_M2 = 10_000;

/**
 * Project rules 5 to 8: everything that a terrace takes, with its prices.
 * @throws {RangeError} where no board reaches from joist to joist: none is sold that short
 */
export function planTerrace(terrace: Terrace, { taxPercent, oil }: TerraceTerms): TerracePlan {
  const layout = layTerrace(terrace);
  const { board, joist } = terrace;
  const price = (article: Material, count: number) => priced(article, count, taxPercent);
  const boards = cheapest(
    board.lengths.flatMap((article) => {
      const joints = jointsOf(layout, joist.width, article.length);
      if (joints === null) return [];
      const behind = joints.length + 1;
      return [{ ...price(article, withExtra(layout.rows * behind, terrace.extra)), article, behind, joints }];
    }),
  );
  const beams = cheapest(
    joist.lengths.map((article) => {
      const behind = Math.ceil(layout.depth / article.length);
      return { ...price(article, layout.joists * behind), article, behind };
    }),
  );
  const screwCount = layout.rows * layout.joists * SCREWS_A_CROSSING;
  const screws = price(board.screws, Math.ceil(screwCount / board.screws.perBox));
  const area = (terrace.length * terrace.width) / 100;
  const needed = Math.ceil((area * LAYERS_OF_OIL * 1000) / (oil.covers * CM2_A_M2));
  const tins = terrace.oil ? { ...price(oil, Math.ceil(needed / oil.content)), needed } : null;
  const total = sumOf([boards, beams, screws, ...(tins ? [tins] : [])].map((row) => row.total));
  return {
    ...layout,
    terrace,
    boards,
    joints: boards.joints,
    beams,
    screwCount,
    screws,
    oil: tins,
    total,
    perArea: {
      inclTax: divideHalfUp(total.inclTax * CM2_A_M2, area),
      exclTax: divideHalfUp(total.exclTax * CM2_A_M2, area),
    },
    area,
  };
}

const withExtra = (count: number, isWanted: boolean): number =>
  isWanted ? Math.ceil((count * (100 + EXTRA_PERCENT)) / 100) : count;

/** Project rule 7: before all others a length that there is enough of, then the cheapest, then the one with the fewest pieces. */
function cheapest<Row extends PlannedRow>(rows: readonly Row[]): Row {
  const [best] = rows.toSorted(
    (a, b) => Number(b.isEnough) - Number(a.isEnough) || a.total.inclTax - b.total.inclTax || a.count - b.count,
  );
  if (!best) throw new RangeError('none of the lengths reaches from joist to joist');
  return best;
}

function priced(article: Material, count: number, taxPercent: number): PlannedRow {
  const amountOf = (inclTax: number): Amount => ({
    inclTax: inclTax as Cents,
    exclTax: withoutTax(inclTax, taxPercent),
  });
  const reached = article.prices.filter(({ qty }) => qty <= count).toSorted((a, b) => b.qty - a.qty);
  const price = reached[0]!.price;
  return {
    article,
    count,
    price: amountOf(price),
    total: amountOf(price * count),
    isEnough: article.left === null || count <= article.left,
  };
}

function sumOf(amounts: readonly Amount[]): Amount {
  return {
    inclTax: amounts.reduce((sum, { inclTax }) => sum + inclTax, 0) as Cents,
    exclTax: amounts.reduce((sum, { exclTax }) => sum + exclTax, 0) as Cents,
  };
}
