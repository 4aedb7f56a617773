import type { AskedRow } from '../../shared/api';
import { LIMITS } from './list/limits';

/** A row with what keeps it apart from others while rows come and go. */
export interface KeyedRow extends AskedRow {
  readonly key: number;
  /** Why it was not added, where that was just tried. */
  readonly failure?: string;
}

/** What the shop is asked of a row, and nothing else that it has. */
export const askedOf = ({ sku, qty, reference }: AskedRow): AskedRow =>
  reference ? { sku, qty, reference } : { sku, qty };

let lastKey = 0;
export const keyed = (row: AskedRow): KeyedRow => ({ ...askedOf(row), key: (lastKey += 1) });

/** A row without a number and with the quantity that stands there to begin with is none. */
export const isFilled = ({ sku, qty }: AskedRow): boolean => sku.trim() !== '' || !['', '1'].includes(qty.trim());

export const asRows = (rows: readonly AskedRow[]): readonly KeyedRow[] => withRoom(rows.map(keyed));

/** Rows to fill in: as many as the server prints, and always one. */
export function withRoom(rows: readonly KeyedRow[]): readonly KeyedRow[] {
  const missing = Math.max(LIMITS.ready - rows.length, rows.every(isFilled) ? 1 : 0);
  const room = Math.min(missing, LIMITS.rows - rows.length);
  return room <= 0 ? rows : [...rows, ...Array.from({ length: room }, () => keyed({ sku: '', qty: '1' }))];
}
