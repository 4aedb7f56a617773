import * as v from 'valibot';
import type { AddedRow, JudgedRow, QuickOrder } from '../../model';
import { count, euros, flag, id, optionalLink, orNull, words } from './common';

const ProblemSchema = v.pipe(
  v.object({
    field: v.picklist(['sku', 'qty']),
    message: v.string(),
    possible_qty: orNull(v.nullable(count)),
    suggestion: orNull(v.nullable(v.object({ sku: v.string(), name: v.string() }))),
    needs_choice: flag,
  }),
  v.transform(({ field, message, possible_qty: possibleQty, suggestion, needs_choice: needsChoice }) => ({
    field,
    message,
    possibleQty,
    suggestion,
    needsChoice,
  })),
);

const RowSchema = v.pipe(
  v.object({
    sku: v.string(),
    qty: v.string(),
    reference: v.exactOptional(v.string()),
    name: words,
    url: optionalLink,
    stock: words,
    is_later: flag,
    price_incl_tax: orNull(v.nullable(euros)),
    price_excl_tax: orNull(v.nullable(euros)),
    row_total_incl_tax: orNull(v.nullable(euros)),
    row_total_excl_tax: orNull(v.nullable(euros)),
    problem: orNull(v.nullable(ProblemSchema)),
  }),
  v.transform(
    ({
      is_later: isLater,
      price_incl_tax: priceInclTax,
      price_excl_tax: priceExclTax,
      row_total_incl_tax: totalInclTax,
      row_total_excl_tax: totalExclTax,
      ...row
    }): JudgedRow => ({
      ...row,
      isLater,
      each: priceInclTax === null || priceExclTax === null ? null : { inclTax: priceInclTax, exclTax: priceExclTax },
      total: totalInclTax === null || totalExclTax === null ? null : { inclTax: totalInclTax, exclTax: totalExclTax },
    }),
  ),
);

/** Answer of PUT /api/quick-order, and what the page of a quick order has in it. */
export const QuickOrderSchema = v.pipe(
  v.object({
    rows: v.array(RowSchema),
    subtotal: euros,
    subtotal_incl_tax: euros,
    volume_discount: euros,
    volume_discount_excl_tax: euros,
    tax_amount: euros,
    grand_total: euros,
  }),
  v.transform((answer): QuickOrder => ({
    rows: answer.rows,
    sums: {
      subtotal: { inclTax: answer.subtotal_incl_tax, exclTax: answer.subtotal },
      volumeDiscount: { inclTax: answer.volume_discount, exclTax: answer.volume_discount_excl_tax },
      tax: answer.tax_amount,
      total: answer.grand_total,
    },
  })),
);
export type QuickOrderAnswer = v.InferInput<typeof QuickOrderSchema>;

const AddedRowSchema = v.union([
  v.pipe(
    v.object({ sku: v.string(), item_id: id }),
    v.transform(({ sku, item_id: itemId }): AddedRow => ({ isAdded: true, sku, itemId })),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }): AddedRow => ({ isAdded: false, message })),
  ),
]);

/** Answer of POST /api/quick-order. */
export const AddedRowsSchema = v.object({ rows: v.array(AddedRowSchema) });
export type AddedRowsAnswer = v.InferInput<typeof AddedRowsSchema>;
