import * as v from 'valibot';

export const PostcodeLookupProps = v.object({
  /** Before the names of the fields: `register` for `register[zipcode]`. Empty where they have none. */
  prefix: v.optional(v.string(), 'register'),
  /** The country where the form has no field for it. */
  country: v.optional(v.picklist(['NL', 'BE']), 'NL'),
});
