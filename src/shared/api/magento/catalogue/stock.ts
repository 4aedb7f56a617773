import * as v from 'valibot';
import type { Stock } from '../../model';

export const STOCK = 'stock_status only_x_left_in_stock';

/** `only_x_left_in_stock`, which may be a fraction, is null above the threshold that the shop is set to, and without one. */
export const stockEntries = {
  stock_status: v.nullish(v.picklist(['IN_STOCK', 'OUT_OF_STOCK'])),
  only_x_left_in_stock: v.nullish(v.pipe(v.number(), v.minValue(0), v.transform(Math.floor)), null),
};

interface StockAnswer {
  readonly stock_status?: 'IN_STOCK' | 'OUT_OF_STOCK' | null | undefined;
  readonly only_x_left_in_stock: number | null;
}

export function stockOf({ stock_status: status, only_x_left_in_stock: left }: StockAnswer): {
  readonly inStock: boolean;
  readonly stock: Stock;
} {
  const inStock = status === 'IN_STOCK';
  if (!inStock) return { inStock, stock: { state: 'out_of_stock' } };
  return { inStock, stock: left ? { state: 'only_left', qty: left } : { state: 'in_stock' } };
}
