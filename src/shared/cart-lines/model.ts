import type { CartItem } from '../api';

/** A line that was removed and can be brought back; `index` is where it stood when it was removed. */
export interface RemovedLine {
  readonly item: CartItem;
  readonly index: number;
}

export type CartRow =
  | { readonly kind: 'line'; readonly item: CartItem }
  | { readonly kind: 'removed'; readonly item: CartItem };

/**
 * The lines of the cart with every removed one at its old place. Each index counts the lines that were left when its
 * line went, so the last removal is put back first.
 */
export function cartRows(items: readonly CartItem[], removed: readonly RemovedLine[]): CartRow[] {
  return removed.reduceRight<CartRow[]>(
    (rows, { item, index }) => [...rows.slice(0, index), { kind: 'removed', item }, ...rows.slice(index)],
    items.map((item) => ({ kind: 'line', item })),
  );
}

/** Specification 3: an old price stands beside a row total that differs from the one without discount, incl. VAT. */
export function isReduced({ rowTotal, regularRowTotal }: CartItem): boolean {
  return rowTotal.inclTax !== regularRowTotal.inclTax;
}

/** What was chosen, such as "400 cm, Zwart gebeitst". */
export function chosenOptions(item: CartItem): string {
  return item.options.map((option) => option.value).join(', ');
}
