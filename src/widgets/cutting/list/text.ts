import type { Grain } from '../../../shared/api';
import { LENGTH_UNIT, readMillimetres } from '../../../shared/ui/quantity/measure';
import { EMPTY_ROW, type TypedRow } from './readRows';

/** What could be read of a text, and which of its lines could not. */
export interface ReadText {
  readonly rows: readonly TypedRow[];
  readonly skipped: readonly Skipped[];
}

/** A type, for the values of a message have to be open to other keys. */
type Skipped = {
  /** Counted from 1. */
  readonly line: number;
  /** What it has in the place of a length, or of how many. */
  readonly text: string;
  readonly what: 'length' | 'qty';
};

/** A word for the grain, as a spreadsheet or `writeText` has it. */
const GRAINS: ReadonlyMap<string, Grain> = new Map([
  ['lengte', 'length'],
  ['in de lengte', 'length'],
  ['length', 'length'],
  ['breedte', 'width'],
  ['in de breedte', 'width'],
  ['width', 'width'],
  ['maakt niet uit', 'any'],
  ['any', 'any'],
]);

/**
 * Reads lines of a spreadsheet or of a shopper (cutting rule 1): length, for a sheet the width, how many, for a sheet the grain,
 * and a name, with tabs, semicolons or spaces in between. How many is 1 where it is left out.
 */
export function readText(text: string, isSheet: boolean): ReadText {
  const rows: TypedRow[] = [];
  const skipped: Skipped[] = [];
  for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    if (line.trim() === '') continue;
    const [length = '', ...cells] = cellsOf(line, isSheet ? 2 : 1);
    const width = isSheet ? (cells.shift() ?? '') : '';
    const wrong = [length, ...(isSheet ? [width] : [])].find((side) => readMillimetres(side) === null);
    const row = { length, width, ...restOf(cells, isSheet) };
    if (wrong === undefined && /^\d+$/.test(row.qty)) rows.push(row);
    else skipped.push({ line: index + 1, text: wrong ?? row.qty, what: wrong === undefined ? 'qty' : 'length' });
  }
  return { rows, skipped };
}

function restOf(cells: readonly string[], isSheet: boolean): Pick<TypedRow, 'qty' | 'grain' | 'name'> {
  const [qty = '', ...more] = cells;
  const grain = isSheet ? GRAINS.get((more[0] ?? '').toLowerCase()) : undefined;
  const name = (grain === undefined ? more : more.slice(1)).filter(Boolean).join(' ');
  return { qty: qty || '1', grain: grain ?? EMPTY_ROW.grain, name };
}

/** A length with its unit may have a space: "72 cm 2 Middenregels". */
const MEASURE = new RegExp(`^\\s*(\\d[\\d.,]*\\s*(?:${LENGTH_UNIT})?(?=\\s|$|[x×]))\\s*[x×]?\\s*`, 'i');

function cellsOf(line: string, measures: number): string[] {
  // A name in a column of its own may have semicolons.
  const separator = ['\t', ';'].find((sign) => line.includes(sign));
  if (separator) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let rest = line;
  for (let found = 0; found < measures; found++) {
    const match = MEASURE.exec(rest);
    if (!match) return [...cells, rest.trim()];
    cells.push(match[1]!.trim());
    rest = rest.slice(match[0].length);
  }
  const [, qty = '', name = ''] = /^(\d*)\s*(.*)$/.exec(rest.trim()) ?? [];
  return [...cells, qty, name];
}
