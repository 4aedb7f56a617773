import * as v from 'valibot';

export const RecentProductsProps = v.object({
  /** The most that are shown. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 8),
  /** The product of the page, which is left out: its SKU. */
  productId: v.optional(v.string(), ''),
});
