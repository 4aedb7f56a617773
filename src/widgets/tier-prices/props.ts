import * as v from 'valibot';

export const TierPricesProps = v.object({
  /** Whether what is saved is called "Extra volumekorting". */
  business: v.optional(v.boolean(), false),
});
