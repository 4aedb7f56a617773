import * as v from 'valibot';

/** Answer of PUT and DELETE /api/customer/wishlist/{sku}. */
export const WishSchema = v.pipe(
  v.object({ sku: v.string(), is_wished: v.boolean() }),
  v.transform(({ sku, is_wished }) => ({ sku, isWished: is_wished })),
);
export type Wish = v.InferOutput<typeof WishSchema>;
export type WishAnswer = v.InferInput<typeof WishSchema>;
