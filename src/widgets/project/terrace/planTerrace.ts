import type { Material, MaterialLength, TerraceTerms } from '../../../shared/api';
import { sumOf, type Amount } from '../../../shared/money';
import { cheapest, perUnit, priced, withExtra, type PlannedRow } from '../materials/price';
import { jointsOf, layTerrace, type Layout } from './layTerrace';
import type { Terrace } from './readTerrace';

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
    perArea: perUnit(total, CM2_A_M2, area),
    area,
  };
}
