import * as v from 'valibot';
import { count } from './common';

/** Specification 4, stock wording states; `days` in calendar days, `delivery` a text such as "2-7" in working days. */
export const StockSchema = v.variant('state', [
  v.object({ state: v.literal('in_stock') }),
  v.object({ state: v.literal('in_stock_delivery'), delivery: v.string() }),
  v.object({ state: v.literal('out_of_stock') }),
  v.object({ state: v.literal('available_later'), days: count }),
  v.object({ state: v.literal('only_left'), qty: count }),
]);
export type Stock = v.InferOutput<typeof StockSchema>;
