import type { Totals } from '../../../shared/api';
import type { CartLine } from '../../../shared/platform/events';
import type { Item } from './schemas';

/** GA4 knows five levels. */
const LEVELS = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const;

/** Names from the widest category to the narrowest, as GA4's levels; those beyond the fifth are left out (analytics rule 3). */
export function categoryLevels(names: readonly string[]): Partial<Item> {
  return Object.fromEntries(LEVELS.flatMap((level, index) => (names[index] ? [[level, names[index]]] : [])));
}

/** A line of the cart: the price of one piece after every discount of the line, and what that is off (analytics rule 7). */
export function lineItem(line: CartLine): Item {
  const each = (rowTotal: number) => Math.round(rowTotal / Math.max(1, line.qty));
  const off = each(line.regularRowTotal.inclTax - line.rowTotal.inclTax);
  const variant = line.variant || line.options.map(({ value }) => value).join(', ');
  return {
    item_id: line.sku || line.productId || line.name,
    item_name: line.name,
    ...categoryLevels(line.categories),
    ...(variant ? { item_variant: variant } : {}),
    ...(off > 0 ? { discount: off / 100 } : {}),
    price: each(line.rowTotal.inclTax) / 100,
    quantity: line.qty,
  };
}

/** The value and items of a whole cart, for an event about it: what its goods cost, less the discount of a code. */
export function cartWorth(totals: Totals): { value: number; items: Item[] } {
  const items = totals.items.map(lineItem);
  return { value: Math.max(0, totals.subtotal.inclTax + totals.discount) / 100, items };
}

/** The sum of price times quantity in euros with VAT, without shipping. */
export function worthOf(items: readonly Item[]): number {
  const cents = items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0);
  return Math.round(cents) / 100;
}
