import * as v from 'valibot';

export const CartCountProps = v.object({
  /** The number of articles the server printed. */
  count: v.optional(v.number(), 0),
});
