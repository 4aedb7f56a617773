import * as v from 'valibot';

export const WishlistToggleProps = v.object({
  /** What is kept. */
  sku: v.pipe(v.string(), v.nonEmpty()),
  /** Name of the product, for the words of a button that is a heart alone. */
  name: v.string(),
  /** Whether it is on the list already. */
  wished: v.optional(v.boolean(), false),
  /** A heart without words, as on a card. */
  compact: v.optional(v.boolean(), false),
});
