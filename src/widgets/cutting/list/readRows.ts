import type { Grain, Piece, StockSize } from '../../../shared/api';
import { readMillimetres } from '../../../shared/ui/quantity/measure';
import { fitsSheet } from './fitsSheet';

/** Of a cutting list (cutting rule 1). Lengths in mm; `ready` is how many rows stand there to be filled in. */
export const LIMITS = { rows: 40, pieces: 200, shortest: 50, name: 40, ready: 6 } as const;

/** A row as it is typed. */
export interface TypedRow {
  readonly length: string;
  /** Empty for pieces of a bar. */
  readonly width: string;
  readonly qty: string;
  readonly grain: Grain;
  readonly name: string;
}

export type Field = 'length' | 'width' | 'qty';

/** What is wrong with a field, as the key of a message and what it names. */
export interface Problem {
  /** Counted from 0, without the rows that are empty. */
  readonly row: number;
  readonly field: Field;
  readonly key:
    | 'noLength'
    | 'tooShort'
    | 'tooLong'
    | 'tooLongForSheet'
    | 'tooWideForSheet'
    | 'wrongGrain'
    | 'wrongQty'
    | 'tooManyPieces'
    | 'tooManyRows';
  /** `text` is how the grain lies, where that is wrong. */
  readonly values: { readonly n: number; readonly max: number; readonly text: string };
}

export interface ReadRows {
  /** Empty where something is wrong. */
  readonly pieces: readonly Piece[];
  /** Empty where the list can be sawn. */
  readonly problems: readonly Problem[];
}

/** A row as it was read: a side is null where what was typed is no length. A bar has no width. */
type ReadPiece = Omit<Piece, 'length'> & { readonly length: number | null };

export const EMPTY_ROW: TypedRow = { length: '', width: '', qty: '1', grain: 'length', name: '' };

/** Nothing was typed that could be sawn. */
export function isEmptyRow({ length, width, name }: TypedRow): boolean {
  return [length, width, name].every((text) => text.trim() === '');
}

/** Reads typed rows and says what is wrong with them (cutting rule 1); empty rows do not count. */
export function readRows(rows: readonly TypedRow[], sizes: readonly StockSize[]): ReadRows {
  const isSheet = isSheets(sizes);
  const read = rows
    .filter((row) => !isEmptyRow(row))
    .map((row): ReadPiece => ({
      length: readMillimetres(row.length),
      width: isSheet ? readMillimetres(row.width) : null,
      qty: readQty(row.qty),
      grain: isSheet ? row.grain : 'length',
      name: row.name.replace(/\s+/g, ' ').trim().slice(0, LIMITS.name),
    }));
  const problems = problemsOf(read, sizes);
  return { pieces: problems.length > 0 ? [] : read.filter(hasLength), problems };
}

/** What can't be sawn of these pieces, from any of the sizes. */
export function problemsOf(pieces: readonly ReadPiece[], sizes: readonly StockSize[]): readonly Problem[] {
  const problems = pieces.flatMap((piece, row): readonly Problem[] => [
    ...sideProblems(piece, row, sizes),
    ...(isQty(piece.qty) ? [] : [problem(row, 'qty', 'wrongQty', { max: LIMITS.pieces })]),
  ]);
  if (pieces.length > LIMITS.rows) {
    problems.push(problem(LIMITS.rows, 'length', 'tooManyRows', { n: pieces.length, max: LIMITS.rows }));
  }
  const count = countPieces(pieces);
  if (problems.length === 0 && count > LIMITS.pieces) {
    problems.push(problem(pieces.length - 1, 'qty', 'tooManyPieces', { n: count, max: LIMITS.pieces }));
  }
  return problems;
}

/** How many pieces a list comes to. */
export function countPieces(pieces: readonly Pick<Piece, 'qty'>[]): number {
  return pieces.reduce((sum, { qty }) => sum + qty, 0);
}

export function isSheets(sizes: readonly StockSize[]): boolean {
  return sizes.some(({ width }) => width !== null);
}

function sideProblems(piece: ReadPiece, row: number, sizes: readonly StockSize[]): readonly Problem[] {
  const isSheet = isSheets(sizes);
  // A script may ask for a piece of a sheet from a bar.
  if (!isSheet && piece.width !== null) return [problem(row, 'width', 'noLength', {})];
  const sides = isSheet ? (['length', 'width'] as const) : (['length'] as const);
  const wrong = sides.flatMap((side) => {
    const mm = piece[side];
    if (mm === null) return [problem(row, side, 'noLength', {})];
    return mm < LIMITS.shortest ? [problem(row, side, 'tooShort', { n: mm })] : [];
  });
  if (wrong.length > 0 || !hasLength(piece) || sizes.some((size) => fitsSize(piece, size))) return wrong;
  return [tooLong(piece, row, sizes)];
}

const hasLength = (piece: ReadPiece): piece is Piece => piece.length !== null;

/** Whether a piece can be sawn from one of a size. */
export function fitsSize(piece: Piece, { length, width }: StockSize): boolean {
  if (piece.width === null || width === null) return piece.length <= length;
  return fitsSheet({ ...piece, width: piece.width }, { length, width });
}

/** Names the side that does not fit, and how long or wide it may be. */
function tooLong(piece: Piece, row: number, sizes: readonly StockSize[]): Problem {
  const { length, width, grain } = piece;
  const longest = Math.max(...sizes.map((size) => size.length));
  if (width === null) return problem(row, 'length', 'tooLong', { n: length, max: longest });
  const liesAcross = grain === 'any' ? width > length : grain === 'width';
  const [along, across] = liesAcross ? (['width', 'length'] as const) : (['length', 'width'] as const);
  const [long, wide] = [piece[along]!, piece[across]!];
  if (long > longest) return problem(row, along, 'tooLongForSheet', { n: long, max: longest });
  const max = Math.max(...sizes.map((size) => (size.length < long ? 0 : size.width!)));
  const isTurnable = sizes.some((size) => fitsSize({ ...piece, grain: 'any' }, size));
  return problem(row, across, isTurnable ? 'wrongGrain' : 'tooWideForSheet', { n: wide, max, text: grain });
}

function problem(
  row: number,
  field: Field,
  key: Problem['key'],
  { n = 0, max = 0, text = '' }: Partial<Problem['values']>,
): Problem {
  return { row, field, key, values: { n, max, text } };
}

function readQty(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}

const isQty = (qty: number): boolean => Number.isInteger(qty) && qty >= 1 && qty <= LIMITS.pieces;
