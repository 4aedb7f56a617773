import type { TypedRow } from './text';
import { readRow } from './readRow';

/**
 * One row for an article that stands in several under the same reference: their quantities are added up. What can't be read
 * stays as it is.
 */
export function addUpDoubles(rows: readonly TypedRow[]): TypedRow[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row);
    if (read.ok) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + read.qty);
  }
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    if (!readRow(row).ok) return [row];
    const key = keyOf(row);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...row, sku: row.sku.trim(), qty: String(sums.get(key)) }];
  });
}

/** Article numbers are told apart without regard to case. */
const keyOf = ({ sku, reference = '' }: TypedRow): string => `${sku.trim().toUpperCase()}\n${reference}`;
