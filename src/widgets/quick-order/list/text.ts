import { LIMITS } from './limits';
import { isQuantity } from './readQuantity';
import { dividerOf, splitBy, splitBySpaces, type Divider } from './splitCells';

/** An article number and a quantity as somebody typed them. */
export interface TypedRow {
  readonly sku: string;
  readonly qty: string;
  /** What the shopper knows the row by, at most 35 characters; left out where a list has none. */
  readonly reference?: string;
}

/** A row of a list that was typed or pasted. */
interface ListRow extends TypedRow {
  /** Of the text, from 1 on. */
  readonly line: number;
  readonly text: string;
  /** What stands for the article number has no digit, in a list whose columns have no names: it is none. */
  readonly isNoSku: boolean;
}

interface ReadList {
  readonly rows: readonly ListRow[];
  /** The first row names columns, and none of them has the article numbers: no row is read. */
  readonly lacksSku: boolean;
}

const SKU_COLUMN =
  /^(?:sku|code|item|art(?:ikel)?[. ]*(?:nummer|nr\.?|code)?|bestel(?:nummer|code)|(?:item|product|article) ?(?:number|no\.?|code))$/i;
const QTY_COLUMN = /^(?:aantal(?:len)?|hoeveelheid|stuks?|qty|quantity)$/i;
const REFERENCE_COLUMN = /^(?:(?:je|jouw|uw|your) )?ref(?:erentie|erence|\.)?$/i;

/** Where a table has what; -1 for a column that it does not have. */
interface Columns {
  readonly divider: Divider;
  readonly sku: number;
  readonly qty: number;
  readonly reference: number;
}

/**
 * Reads a list of article numbers and quantities, one a line, with a tab, a semicolon, a comma or spaces between them, as typed,
 * as pasted from a spreadsheet or as a CSV file has it. The quantity may stand first; a row without one is 1. The names of
 * columns in the first row say which is which; only they make a reference. An empty line is no row, nor is a first line without any digit.
 */
export function readList(text: string): ReadList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => /[^\s;,"']/.test(row));
  const heading = lines[0] && !/\d/.test(lines[0].row) ? lines[0].row : null;
  const columns = heading === null ? null : columnsOf(heading);
  if (columns && columns.sku < 0 && columns.qty >= 0) return { rows: [], lacksSku: true };
  const named = columns && columns.sku >= 0 ? columns : null;
  const rows = (heading === null ? lines : lines.slice(1)).map(({ line, row }) => {
    const cells = readCells(row, named);
    return { line, text: row.trim(), ...cells, isNoSku: named === null && /^\D+$/.test(cells.sku) };
  });
  return { rows, lacksSku: false };
}

function columnsOf(heading: string): Columns | null {
  const divider = dividerOf(heading);
  if (divider === null) return null;
  const names = splitBy(heading, divider);
  return {
    divider,
    sku: names.findIndex((name) => SKU_COLUMN.test(name)),
    qty: names.findIndex((name) => QTY_COLUMN.test(name)),
    reference: names.findIndex((name) => REFERENCE_COLUMN.test(name)),
  };
}

function readCells(row: string, columns: Columns | null): TypedRow {
  const divider = columns?.divider ?? dividerOf(row);
  const cells = divider === null ? splitBySpaces(row) : splitBy(row, divider);
  if (columns) {
    const others = cells.filter((_, index) => index !== columns.sku && index !== columns.reference);
    const reference = cells[columns.reference]?.slice(0, LIMITS.reference);
    return {
      sku: cells[columns.sku] ?? '',
      qty: columns.qty < 0 ? qtyIn(others) : (cells[columns.qty] ?? ''),
      ...(reference && { reference }),
    };
  }
  const [first = '', ...others] = cells;
  const other = others.find(isSku);
  // "12;100101" and "12x 100101": only the first can be a quantity, and another looks like a number of an article.
  return other !== undefined && isQuantity(first) && !others.some(isQuantity)
    ? { sku: other, qty: first }
    : { sku: first, qty: qtyIn(others) };
}

/** The quantity among the cells beside the article number; the last one that has anything where none is one. */
function qtyIn(cells: readonly string[]): string {
  if (cells.length === 0) return '1';
  return cells.find(isQuantity) ?? cells.findLast((cell) => cell !== '') ?? '';
}

/** A word with a digit, and no number with decimals. */
const isSku = (cell: string): boolean => /\d/.test(cell) && !/\s/.test(cell) && !/^\d+[.,]\d+$/.test(cell);

/** The text of a CSV file: UTF-8, UTF-16 with its mark as Excel's "Unicode text" has it, else Windows-1252 as Excel's CSV. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are no UTF-8: any are Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What stays to be pasted, as `readList` reads it again: rows, and behind them lines as they were typed. */
export function writeRest(rows: readonly TypedRow[], lines: readonly { readonly text: string }[]): string {
  return [...(rows.length > 0 ? [writeList(rows)] : []), ...lines.map(({ text }) => text)].join('\n');
}

/** Rows as text that `readList` reads again; with the names of the columns where one of them has a reference. */
export function writeList(rows: readonly TypedRow[]): string {
  if (rows.every(({ reference = '' }) => reference === ''))
    return rows.map(({ sku, qty }) => `${sku};${qty}`).join('\n');
  const lines = rows.map(({ sku, qty, reference = '' }) => `${sku};${qty};"${reference.replaceAll('"', '""')}"`);
  return ['artikelnummer;aantal;referentie', ...lines].join('\n');
}
