import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(255));
const optionalText = v.optional(v.nullable(text), null);

/** An address as sent to the server (specification 3), with Magento's names. What each country asks of it is the server's to judge. */
export const AddressSchema = v.object({
  prefix: optionalText,
  firstname: text,
  middlename: optionalText,
  lastname: text,
  company: optionalText,
  /** Street name, house number, addition; always three, empty where there is none. */
  street: v.tuple([text, text, text]),
  postcode: text,
  city: text,
  /** NL or BE. */
  country_id: v.pipe(v.string(), v.length(2)),
  telephone: text,
  vat_id: optionalText,
  region: v.optional(v.null(), null),
  regionCode: v.optional(v.null(), null),
  /** Id of the saved address this is; null for one that was typed. */
  customerAddressId: v.optional(v.nullable(v.string()), null),
  /** 1: to be kept in the customer's address book. Null for billing where it equals shipping. */
  saveInAddressBook: v.optional(v.nullable(v.literal(1)), null),
  extension_attributes: v.optional(v.object({ coc_number: v.optional(text, '') }), { coc_number: '' }),
});
export type Address = v.InferOutput<typeof AddressSchema>;
