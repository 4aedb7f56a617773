import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * Body of an answer that refuses (4xx): the shop's own words for the shopper, and where it gives one a code for machines.
 * `available` is what is left, where stock was the reason.
 */
export const RefusalSchema = v.object({
  code: v.optional(v.string(), ''),
  message: words,
  available: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type { Refusal } from '../../result';

/** Checkout rule 48: `exception.message`, which counts where it is not empty, whatever the status. */
export const ExceptionSchema = v.pipe(
  v.object({ code: v.optional(v.string(), 'exception'), exception: v.object({ message: words }) }),
  v.transform(({ code, exception }) => ({ code, message: exception.message })),
);

/** Checkout rule 56: the error of a quotation as a text. */
export const ErrorTextSchema = v.pipe(
  v.object({ error: words }),
  v.transform(({ error }) => ({ code: 'error', message: error })),
);
