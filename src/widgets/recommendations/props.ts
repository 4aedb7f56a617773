import * as v from 'valibot';

export const RecommendationsProps = v.object({
  /** The most that are asked for where the markup has no row of its own. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 8),
  /** The product they go with: its SKU. */
  productId: v.pipe(v.string(), v.nonEmpty()),
});
