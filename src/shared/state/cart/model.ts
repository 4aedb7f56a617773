import type { CartItem, Totals } from '../../api';
import type { RemovedItem } from './Cart';

/** Whether two answers tell the same cart: the same lines with the same quantities, at the same price. */
export function isSameCart(one: Totals, other: Totals): boolean {
  const isSameLine = (line: CartItem, index: number) => {
    const twin = other.items[index];
    return twin?.id === line.id && twin.qty === line.qty && twin.rowTotal.inclTax === line.rowTotal.inclTax;
  };
  return (
    one.grandTotal === other.grandTotal &&
    one.couponCode === other.couponCode &&
    one.itemsQty === other.itemsQty &&
    one.items.length === other.items.length &&
    one.items.every(isSameLine)
  );
}

/** What is needed to undo the removal of a line; null where the totals don't know it. */
export function removedItem(totals: Totals | null, itemId: string): RemovedItem | null {
  const index = totals?.items.findIndex((item) => item.id === itemId) ?? -1;
  const item = totals?.items[index];
  return item ? { item, index } : null;
}

/** How many of a line there are; undefined where the line is not known. */
export function qtyOf(totals: Totals | null, itemId: string): number | undefined {
  return totals?.items.find((item) => item.id === itemId)?.qty;
}

/** The list without the first occurrence of a value. */
export function without<T>(list: readonly T[], value: T): readonly T[] {
  const first = list.indexOf(value);
  return list.filter((_, index) => index !== first);
}
