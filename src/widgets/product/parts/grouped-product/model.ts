import type { CartSelection, GroupedChild, ProductOf } from '../../../../shared/api';
import {
  deliveryAt,
  lowestPriceOf,
  piecePriceAt,
  rowTotal,
  sumOfRows,
  wholeDelivery,
  type RowTotal,
  type Terms,
} from '../../purchase/model';
import type { ShownProduct } from '../../store';

/** The quantity of each child, by its SKU. */
export type Quantities = Readonly<Record<string, number>>;

/** Product rule 12: saleable when the total selected quantity is above 0. */
export function isSaleable(quantities: Quantities): boolean {
  return totalQty(quantities) > 0;
}

export function totalQty(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, qty) => sum + qty, 0);
}

/** Product rule 23: the quantities in the address, under the names of the form's fields; 0 where it has none. */
export function readQuantities(children: readonly Pick<GroupedChild, 'sku'>[], params: URLSearchParams): Quantities {
  return Object.fromEntries(
    children.map(({ sku }) => {
      const text = params.get(`super_group[${sku}]`) ?? '';
      return [sku, /^\d{1,6}$/.test(text) ? Number(text) : 0];
    }),
  );
}

/** The total, each child at the tier it has reached. */
export function groupTotal(children: readonly GroupedChild[], quantities: Quantities, terms: Terms): RowTotal {
  return sumOfRows(
    children
      .map((child) => ({ child, qty: quantities[child.sku] ?? 0 }))
      .map(({ child, qty }) => rowTotal(piecePriceAt(child, qty), qty, terms)),
  );
}

/** Product rule 12: one selection for each child with a quantity. */
export function selectionsOf(children: readonly GroupedChild[], quantities: Quantities): CartSelection[] {
  return children.map(({ sku }) => ({ sku, qty: quantities[sku] ?? 0 })).filter(({ qty }) => qty > 0);
}

/** Product rule 12: what is left to add. */
export function withoutAdded(quantities: Quantities, added: ReadonlySet<string>): Quantities {
  return Object.fromEntries(Object.entries(quantities).filter(([sku]) => !added.has(sku)));
}

/**
 * Product rule 12: what the page shows, at the lowest price of the children; null without children. Its delivery is that of
 * the children with a quantity; until one has one, of all that can be had.
 */
export function shownGroup(
  { sku, name, purchase: { children } }: ProductOf<'grouped'>,
  quantities: Quantities,
): ShownProduct | null {
  const price = lowestPriceOf(children);
  if (!price) return null;
  const stock = children.find(({ inStock }) => inStock)?.stock ?? { state: 'out_of_stock' };
  const qty = totalQty(quantities);
  const brought = children.filter((child) => (qty > 0 ? (quantities[child.sku] ?? 0) > 0 : child.inStock));
  const delivery = wholeDelivery(brought.map((child) => deliveryAt(child, quantities[child.sku] ?? 0)));
  return { sku, name, qty, price, stock, delivery, tierPrices: [], offer: null, pictures: null };
}
