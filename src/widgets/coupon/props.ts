import * as v from 'valibot';

export const CouponProps = v.object({
  /** The code that counts for the cart as the page was printed; empty where there is none. */
  code: v.optional(v.string(), ''),
});
