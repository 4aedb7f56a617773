import * as v from 'valibot';

/**
 * Body of an answer that refuses (4xx): a code for machines, and the shop's own words for the shopper.
 * `available` is what is left, where stock was the reason.
 */
export const RefusalSchema = v.object({
  code: v.string(),
  message: v.string(),
  available: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;
