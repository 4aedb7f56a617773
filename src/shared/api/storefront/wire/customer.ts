import * as v from 'valibot';
import type { NewReview, ReviewReceived, Wish } from '../../model';
import { REVIEW_LENGTHS } from '../../model/customer';

/** Body of POST /api/checkout/customers/isEmailAvailable. */
export const EmailAvailableBodySchema = v.object({ customerEmail: v.pipe(v.string(), v.maxLength(255)) });

/** Its answer: anything truthy means that no account has this e-mail (checkout rule 12). An answer of nothing tells nothing. */
export const EmailAvailableSchema = v.pipe(
  v.unknown(),
  v.check((answer) => answer !== null, 'expected a value, found none'),
  v.transform(Boolean),
);

/** Answer of PUT and DELETE /api/customer/wishlist/{sku}. */
export const WishSchema = v.pipe(
  v.object({ sku: v.string(), is_wished: v.boolean() }),
  v.transform(({ sku, is_wished }): Wish => ({ sku, isWished: is_wished })),
);
export type WishAnswer = v.InferInput<typeof WishSchema>;

const { title, text } = REVIEW_LENGTHS;

/** Body of POST /api/customer/reviews. */
export const NewReviewSchema = v.object({
  sku: v.string(),
  rating: v.picklist([1, 2, 3, 4, 5]),
  title: v.pipe(v.string(), v.trim(), v.minLength(title.min), v.maxLength(title.max)),
  text: v.pipe(v.string(), v.trim(), v.minLength(text.min), v.maxLength(text.max)),
}) satisfies v.GenericSchema<unknown, NewReview>;

/** Answer of POST /api/customer/reviews: it waits to be read by the shop. */
export const ReviewReceivedSchema = v.object({
  sku: v.string(),
  status: v.literal('pending'),
}) satisfies v.GenericSchema<unknown, ReviewReceived>;
