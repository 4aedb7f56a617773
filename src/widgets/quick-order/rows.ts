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

/**
 * Quick order rule 7: the rows once others were sent to the cart.
 * @param failures of each row that was sent why it was not added, null where it was
 */
export function leftToAdd(
  rows: readonly KeyedRow[],
  sent: readonly KeyedRow[],
  failures: readonly (string | null)[],
): readonly KeyedRow[] {
  const left = rows.flatMap((row): readonly KeyedRow[] => {
    const failure = failures[sent.findIndex((other) => isSame(other, row))];
    if (failure === undefined) return [row];
    return failure === null ? [] : [{ ...row, failure }];
  });
  return withRoom(left);
}

/** What was typed into a row since it was sent makes it another one. */
const isSame = (sent: KeyedRow, row: KeyedRow): boolean =>
  sent.key === row.key && sent.sku === row.sku && sent.qty === row.qty;
