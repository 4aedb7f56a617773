import * as v from 'valibot';

/** Euros, as the attributes carry them. */
const euros = v.pipe(v.number(), v.finite());

export const PriceProps = v.object({
  /** The regular price, with VAT. */
  priceInclTax: euros,
  /** The regular price, without VAT. */
  priceExclTax: euros,
  /** What is asked now; the regular price where it is left out. A higher regular price beside it is the old one. */
  finalPriceInclTax: v.optional(euros),
  /** The same without VAT. */
  finalPriceExclTax: v.optional(euros),
  /** What the price is for; a piece and the empty unit print nothing. */
  unit: v.optional(v.picklist(['', 'STUK', 'M1', 'M2']), ''),
  /** Whether it is the lowest of several; where it is left out "Vanaf" stays as the server printed it. */
  from: v.optional(v.boolean()),
});
