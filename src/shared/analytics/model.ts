import type { Totals } from '../api';
import type { CartLine } from '../events';
import type { Item } from './schemas';

/** GA4 knows five levels. */
const LEVELS = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const;

/** Names from the widest category to the narrowest, as GA4's levels; what is beyond the fifth is left out. */
export function categoryLevels(names: readonly string[]): Partial<Item> {
  return Object.fromEntries(LEVELS.flatMap((level, index) => (names[index] ? [[level, names[index]]] : [])));
}

/** A line of the cart. */
export function lineItem(line: CartLine): Item {
  const off = line.qty > 0 ? Math.round((line.regularRowTotal.inclTax - line.rowTotal.inclTax) / line.qty) : 0;
  return {
    item_id: line.sku,
    item_name: line.name,
    ...categoryLevels(line.categories),
    ...(line.options.length > 0 ? { item_variant: line.options.map(({ value }) => value).join(', ') } : {}),
    ...(off > 0 ? { discount: off / 100 } : {}),
    price: line.price.inclTax / 100,
    quantity: line.qty,
  };
}

/** What an event about a whole cart says of it. */
export function cartWorth(totals: Totals): { value: number; items: Item[] } {
  const items = totals.items.map(lineItem);
  return { value: worthOf(items), items };
}

/** The sum of what the items cost, in euros: GA4 wants neither shipping nor tax in `value`'s place. */
export function worthOf(items: readonly Item[]): number {
  const cents = items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0);
  return Math.round(cents) / 100;
}

/** Specification 7: the list-impression observer groups so many items per row. */
export function rowsOf<Value>(values: readonly Value[], perRow: number): Value[][] {
  const rows: Value[][] = [];
  for (let first = 0; first < values.length; first += perRow) rows.push(values.slice(first, first + perRow));
  return rows;
}
