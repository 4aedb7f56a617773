import { readQuantity } from './readQuantity';
import { splitCells } from './splitCells';

/** More rows than this are an upload, not a list that somebody pasted. */
export const MOST_ROWS = 1000;

/** No SKU where one should be; a quantity that was left out; one that is no whole number above 0; a row too many. */
export type RowProblem = 'sku' | 'no-quantity' | 'quantity' | 'too-many';

/** A row of a list as somebody typed or pasted it. */
type ItemRow = {
  /** Of the text, from 1 on. */
  readonly line: number;
  readonly text: string;
} & (
  | { readonly ok: true; readonly sku: string; readonly qty: number }
  | { readonly ok: false; readonly problem: RowProblem }
);

const LONGEST_SKU = 64;

/**
 * Reads a list of SKU and quantity, one a line, with a tab, a semicolon, a comma or spaces between them, as typed or as
 * pasted from a spreadsheet. Each row is judged on its own; an empty line, and a first line without any digit, which is the
 * heading of a table, are none.
 */
export function parseItemList(text: string): ItemRow[] {
  const rows = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((row) => /[^\s;,"']/.test(row.text));
  const first = rows[0];
  const items = first && isHeading(first.text) ? rows.slice(1) : rows;
  return items.map((row, index) => ({ ...row, ...(index < MOST_ROWS ? readRow(row.text) : wrong('too-many')) }));
}

type Reading =
  | { readonly ok: true; readonly sku: string; readonly qty: number }
  | { readonly ok: false; readonly problem: RowProblem };

const wrong = (problem: RowProblem): Reading => ({ ok: false, problem });

/** Specification 9: a SKU without a word on its quantity is one. */
function readRow(text: string): Reading {
  const [sku = '', ...others] = splitCells(text);
  if (sku === '' || sku.length > LONGEST_SKU) return wrong('sku');
  if (others.length === 0) return { ok: true, sku, qty: 1 };
  const written = others.find((cell) => readQuantity(cell) !== null) ?? others.findLast((cell) => cell !== '');
  if (written === undefined) return wrong('no-quantity');
  const qty = readQuantity(written);
  return qty === null || qty === 0 ? wrong('quantity') : { ok: true, sku, qty };
}

function isHeading(text: string): boolean {
  return !/\d/.test(text);
}
