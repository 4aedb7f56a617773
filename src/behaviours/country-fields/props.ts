import * as v from 'valibot';

export const CountryFieldsProps = v.object({
  /** Name of the field with the country; the first one inside whose name ends in "country" or "country_id" where it is left out. */
  country: v.optional(v.string(), ''),
  /** For Belgium a field of its own may be shown: an element marked `data-country="BE"`. */
  beCompanyNumber: v.optional(v.boolean(), false),
});
