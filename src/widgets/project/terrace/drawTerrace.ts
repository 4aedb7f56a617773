import type { TerracePlan } from './planTerrace';

/** A terrace from above, in mm: boards from left to right, joists from top to bottom. */
export interface TerraceDrawing {
  /** As `viewBox` of an SVG: the terrace with the ends of the joists. */
  readonly viewBox: string;
  readonly boards: readonly { readonly y: number; readonly height: number; readonly isSawn: boolean }[];
  readonly boardLength: number;
  readonly joists: readonly number[];
  readonly joistWidth: number;
  readonly joistLength: number;
  /** How far the joists reach beyond the boards in the drawing, as a negative place. */
  readonly joistStart: number;
  readonly joints: readonly number[];
  /** Across the boards. */
  readonly depth: number;
}

/** So that the joists are seen at both ends. */
const BEYOND = 60;
const MARGIN = 20;

export function drawTerrace({
  span,
  depth,
  rows,
  lastRow,
  joists,
  centres,
  joints,
  terrace,
}: TerracePlan): TerraceDrawing {
  const { board, joist, gap } = terrace;
  const step = board.width + gap;
  return {
    viewBox: `${-MARGIN} ${-BEYOND - 10} ${span + 2 * MARGIN} ${depth + 2 * BEYOND + 20}`,
    boards: Array.from({ length: rows }, (_, row) => {
      const height = row === rows - 1 ? lastRow : board.width;
      return { y: row * step, height, isSawn: height < board.width };
    }),
    boardLength: span,
    joists: Array.from({ length: joists }, (_, index) => Math.round(index * centres)),
    joistWidth: joist.width,
    joistLength: depth + 2 * BEYOND,
    joistStart: -BEYOND,
    joints: joints.map((joint) => Math.round(joint)),
    depth,
  };
}
