import type { Terrace } from './readTerrace';

/** Where boards and joists lie. All in mm. */
export interface Layout {
  /** Along the boards. */
  readonly span: number;
  /** Across the boards, along the joists. */
  readonly depth: number;
  readonly rows: number;
  /** Width of the last row; that of a board where nothing is sawn off. */
  readonly lastRow: number;
  /** How wide the first and the last row are where both are sawn to the same width; null where the last row is wide enough. */
  readonly evenRow: number | null;
  readonly joists: number;
  /** Between the centres of two joists, as they lie. */
  readonly centres: number;
}

/** Project rule 5: below this a row is too narrow to look well. */
const NARROWEST_ROW = 60;

/** How many rows cover a depth. A gap at the end is no row. */
export function rowsOf(depth: number, width: number, gap: number): number {
  const rows = Math.ceil((depth + gap) / (width + gap));
  return depth > (rows - 1) * (width + gap) ? rows : rows - 1;
}

export function layTerrace({ length, width, along, board, joist, spacing, gap }: Terrace): Layout {
  const [span, depth] = along === 'width' ? [width, length] : [length, width];
  const rows = rowsOf(depth, board.width, gap);
  const lastRow = Math.min(board.width, depth - (rows - 1) * (board.width + gap));
  const evenRow = Math.floor((depth - (rows - 2) * board.width - (rows - 1) * gap) / 2);
  const joists = Math.ceil(span / spacing) + 1;
  return {
    span,
    depth,
    rows,
    lastRow,
    evenRow: lastRow < NARROWEST_ROW ? evenRow : null,
    joists,
    centres: (span - joist.width) / (joists - 1),
  };
}

/**
 * Where the boards of a row meet: on joists, and as far along as a board of this length reaches. In mm from the start.
 * @returns null where a board does not reach the next joist
 */
export function jointsOf({ span, joists, centres }: Layout, joistWidth: number, boardLength: number): number[] | null {
  const joints: number[] = [];
  let start = 0;
  while (span - start > boardLength) {
    const reached = Math.min(joists - 1, Math.floor((start + boardLength - joistWidth / 2) / centres));
    const joint = joistWidth / 2 + reached * centres;
    if (joint <= start) return null;
    joints.push(joint);
    start = joint;
  }
  return joints;
}
