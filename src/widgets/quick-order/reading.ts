import type { AskedRow } from '../../shared/api';
import { addUpDoubles } from './list/addUpDoubles';
import { LIMITS } from './list/limits';
import { isFilled, keyed, withRoom, type KeyedRow } from './rows';

// Fetched with the first list or file.
export { decodeFile, readList } from './list/readList';

/** The filled rows with others behind them, equal articles added up; and those for which there is no room. */
export function joinRows(
  rows: readonly KeyedRow[],
  read: readonly AskedRow[],
): { readonly rows: readonly KeyedRow[]; readonly left: readonly AskedRow[] } {
  const filled = rows.filter(isFilled);
  const all = addUpDoubles([...filled, ...read]);
  const keyOf = new Map(filled.map((row) => [row.sku.trim(), row.key]));
  const joined = all.slice(0, LIMITS.rows).map((row) => {
    const key = keyOf.get(row.sku.trim());
    keyOf.delete(row.sku.trim());
    return key === undefined ? keyed(row) : { sku: row.sku, qty: row.qty, key };
  });
  return { rows: withRoom(joined), left: all.slice(LIMITS.rows) };
}
