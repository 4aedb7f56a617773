import type { ApiError, CartItem } from '../../../shared/api';
import type { RemovedItem } from '../store/Cart';

export type CartRow =
  | { readonly kind: 'line'; readonly item: CartItem }
  | { readonly kind: 'removed'; readonly item: CartItem };

/**
 * The lines of the cart with every removed one at its old position. Each index counts the lines that were left when its
 * line was removed, so the last removal is put back first.
 */
export function cartRows(items: readonly CartItem[], removed: readonly RemovedItem[]): CartRow[] {
  return removed.reduceRight<CartRow[]>(
    (rows, { item, index }) => [...rows.slice(0, index), { kind: 'removed', item }, ...rows.slice(index)],
    items.map((item) => ({ kind: 'line', item })),
  );
}

/** Cart rule 6: an old price is shown where the row total with VAT differs from the one without reduction. */
export function isReduced({ rowTotal, regularRowTotal }: CartItem): boolean {
  return rowTotal.inclTax !== regularRowTotal.inclTax;
}

/** Cart rule 11: how many of a line can still be had where that is fewer than it holds; null where stock is no problem. */
export function remainingOf({ qty, maxQty }: Pick<CartItem, 'qty' | 'maxQty'>): number | null {
  return maxQty !== null && maxQty < qty ? maxQty : null;
}

/** Cart rule 5: the values of the options, such as "400 cm, Zwart gebeitst". */
export function chosenOptions(item: CartItem): string {
  return item.options.map((option) => option.value).join(', ');
}

/** The shop gave no answer that counts, and the server's own form may do better; a browser that is offline has none (cart rule 42). */
export function isUnansweredBy({ kind }: ApiError): boolean {
  return kind !== 'refused' && kind !== 'aborted' && navigator.onLine;
}

/**
 * Cart rule 21: the shop's own text for a refusal, `otherwise` for any other error.
 * @returns null for an aborted call: a later one replaced it
 */
export function errorMessage(error: ApiError, otherwise: string): string | null {
  if (error.kind === 'aborted') return null;
  return error.kind === 'refused' ? error.message : otherwise;
}
