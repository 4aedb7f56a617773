import { readQuantity } from './readQuantity';
import type { TypedRow } from './text';

/** No article number, or none that can be one; no quantity; a quantity that is no whole number above 0. */
export type RowProblem = 'sku' | 'no-quantity' | 'quantity';

const LONGEST_SKU = 64;

type Reading =
  | { readonly ok: true; readonly sku: string; readonly qty: number }
  | { readonly ok: false; readonly problem: RowProblem };

/** What is asked for in a row. */
export function readRow({ sku: typed, qty: written }: TypedRow): Reading {
  const sku = typed.trim();
  if (sku === '' || sku.length > LONGEST_SKU) return { ok: false, problem: 'sku' };
  if (written.trim() === '') return { ok: false, problem: 'no-quantity' };
  const qty = readQuantity(written);
  return qty === null || qty === 0 ? { ok: false, problem: 'quantity' } : { ok: true, sku, qty };
}
