import { fitsOn, type Sides } from '../list/fitsSheet';
import type { Grain } from '../../../shared/api';

/** A piece of a sheet, in mm, as it was asked for. */
interface SheetPiece {
  readonly length: number;
  readonly width: number;
  readonly grain: Grain;
}

export interface SheetProblem {
  readonly pieces: readonly SheetPiece[];
  /** In mm, along the grain. */
  readonly length: number;
  readonly width: number;
  readonly kerf: number;
}

/** In mm from the corner of a sheet: x along its length, y across. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

export interface PackedSheet {
  readonly pieces: readonly (Rectangle & { readonly index: number })[];
  /** What is left between and behind the pieces. */
  readonly rests: readonly Rectangle[];
  readonly cuts: number;
}

/** Things side by side; `taken` is their sizes with a cut behind each. */
interface Row<Thing> {
  readonly things: Thing[];
  taken: number;
}

/** Pieces of one length, one above the other; all but a piece as wide as the strip are trimmed. */
interface Column extends Row<Lying> {
  readonly length: number;
}

/** From side to side of the sheet. */
interface Strip extends Row<Column> {
  readonly width: number;
}

type Sheet = Row<Strip>;

/** As it lies on the sheet. */
interface Lying {
  readonly index: number;
  readonly length: number;
  readonly width: number;
}

/**
 * Sheets for these pieces, from side to side only (cutting rule 6): strips along the length, those across, and at most one
 * trim. Each order and each way to turn the pieces that may be turned is tried; the fewest sheets count, then the
 * largest rest, which is worth more than several small ones, then the fewest cuts. It pauses now and then, for a page that has
 * more to do. Every piece must fit by itself.
 */
export function* packSheets(problem: SheetProblem): Generator<void, readonly PackedSheet[]> {
  let best: Rated | null = null;
  for (const turn of TURNS) {
    const lying = problem.pieces.map((piece, index) => ({ index, ...turn(piece, problem) }));
    for (const order of ORDERS) {
      const sheets = firstFit(
        lying.toSorted((a, b) => order(a, b) || a.index - b.index),
        problem,
      );
      const drawn = sheets.map((sheet) => draw(sheet, problem));
      const cuts = drawn.reduce((sum, sheet) => sum + sheet.cuts, 0);
      const plan = { drawn, rest: largestRest(drawn), cuts };
      if (best === null || isBetter(plan, best)) best = plan;
      yield;
    }
  }
  return best?.drawn ?? [];
}

/** On a sheet a rest counts from here on, on both sides (cutting rule 4). */
const SMALLEST_REST = 200;

export const isRest = ({ length, width }: Rectangle): boolean => length >= SMALLEST_REST && width >= SMALLEST_REST;

interface Rated {
  readonly drawn: readonly PackedSheet[];
  readonly rest: number;
  readonly cuts: number;
}

function isBetter(plan: Rated, best: Rated): boolean {
  return (plan.drawn.length - best.drawn.length || best.rest - plan.rest || plan.cuts - best.cuts) < 0;
}

function largestRest(sheets: readonly PackedSheet[]): number {
  const rests = sheets.flatMap((sheet) => sheet.rests.filter(isRest));
  return Math.max(0, ...rests.map(({ length, width }) => length * width));
}

type Order = (a: Lying, b: Lying) => number;

const ORDERS: readonly Order[] = [
  () => 0,
  (a, b) => b.width - a.width || b.length - a.length,
  (a, b) => b.length * b.width - a.length * a.width,
  (a, b) => b.length - a.length || b.width - a.width,
];

type Turn = (piece: SheetPiece, sheet: SheetProblem) => Sides;

/** How the pieces lie whose grain does not matter: as they were written, along the sheet, or across it. */
const TURNS: readonly Turn[] = [
  lie(() => false),
  lie(({ length, width }) => width > length),
  lie(({ length, width }) => length > width),
];

function lie(turns: (piece: SheetPiece) => boolean): Turn {
  return (piece, sheet) => {
    const along = { length: piece.length, width: piece.width };
    const across = { length: piece.width, width: piece.length };
    if (piece.grain !== 'any') return piece.grain === 'length' ? along : across;
    const [wanted, other] = turns(piece) ? [across, along] : [along, across];
    return fitsOn(wanted, sheet) ? wanted : other;
  };
}

/** Each piece into the first column, strip or sheet that has room for it. */
function firstFit(pieces: readonly Lying[], { length, width, kerf }: SheetProblem): readonly Sheet[] {
  const sheets: Sheet[] = [];
  const strips: Strip[] = [];
  const columns: { readonly column: Column; readonly room: number }[] = [];

  /** Puts a thing behind the others. */
  function put<Thing>(row: Row<Thing>, thing: Thing, size: number): void {
    row.things.push(thing);
    row.taken += size + kerf;
  }

  for (const piece of pieces) {
    const same = columns.find(
      ({ column, room }) => column.length === piece.length && column.taken + piece.width <= room,
    );
    if (same) {
      put(same.column, piece, piece.width);
      continue;
    }
    let strip = strips.find((found) => piece.width <= found.width && found.taken + piece.length <= length);
    if (!strip) {
      let sheet = sheets.find(({ taken }) => taken + piece.width <= width);
      if (!sheet) sheets.push((sheet = { things: [], taken: 0 }));
      strips.push((strip = { width: piece.width, things: [], taken: 0 }));
      put(sheet, strip, strip.width);
    }
    const column: Column = { length: piece.length, things: [], taken: 0 };
    put(column, piece, piece.width);
    put(strip, column, column.length);
    columns.push({ column, room: strip.width });
  }
  return sheets;
}

/** What is left behind a row; a cut is saved where the last thing ends on the edge (cutting rule 2). */
function behind({ things, taken }: Row<unknown>, room: number, kerf: number) {
  const isOnEdge = taken - kerf === room;
  return { start: Math.min(taken, room), left: Math.max(0, room - taken), cuts: things.length - Number(isOnEdge) };
}

/** Where everything of a sheet lies. */
function draw(sheet: Sheet, { length: sheetLength, width: sheetWidth, kerf }: SheetProblem): PackedSheet {
  const pieces: (Rectangle & { index: number })[] = [];
  const rests: Rectangle[] = [];
  const below = behind(sheet, sheetWidth, kerf);
  let { cuts } = below;
  let y = 0;
  for (const strip of sheet.things) {
    const beside = behind(strip, sheetLength, kerf);
    cuts += beside.cuts;
    let x = 0;
    for (const column of strip.things) {
      const above = behind(column, strip.width, kerf);
      cuts += above.cuts;
      let offset = y;
      for (const { index, length, width } of column.things) {
        pieces.push({ index, x, y: offset, length, width });
        offset += width + kerf;
      }
      rests.push({ x, y: y + above.start, length: column.length, width: above.left });
      x += column.length + kerf;
    }
    rests.push({ x: beside.start, y, length: beside.left, width: strip.width });
    y += strip.width + kerf;
  }
  rests.push({ x: 0, y: below.start, length: sheetLength, width: below.left });
  return { pieces, rests: rests.filter(({ length, width }) => length > 0 && width > 0), cuts };
}
