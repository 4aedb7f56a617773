import * as v from 'valibot';
import { optional } from './common';

const text = v.pipe(v.string(), v.maxLength(255));
const optionalText = v.optional(v.nullable(text), null);

/** An address as sent to the server (checkout rule 18), with Magento's names. What each country asks of it is the server's to judge. */
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

const trimmed = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

const foundEntries = {
  street: trimmed,
  zipcode: trimmed,
  place: trimmed,
  houseNumberAdditions: optional(v.array(trimmed), []),
  houseNumberAddition: v.nullish(trimmed, ''),
};

/** A lookup may write the house number with its addition in one text, such as "263 A". */
const FULL_NUMBER = /^(\d+)[\s-]*(.*)$/;

const FoundSchema = v.pipe(
  v.union([
    v.object({ ...foundEntries, house_nr: trimmed }),
    v.object({ ...foundEntries, house_nr_full: v.pipe(trimmed, v.regex(FULL_NUMBER)) }),
  ]),
  v.transform((found) => {
    const [, number = '', addition = ''] =
      'house_nr' in found ? ['', found.house_nr] : (FULL_NUMBER.exec(found.house_nr_full) ?? []);
    return {
      street: found.street,
      houseNumber: number,
      postcode: found.zipcode,
      city: found.place,
      /**
       * The additions that exist at this number; an empty text among them is the number without one. With at most one the
       * field is free text (checkout rule 23).
       */
      additions: found.houseNumberAdditions,
      /** The one that the lookup found itself; empty where there is none. */
      addition: found.houseNumberAddition || addition,
    };
  }),
);

/** Checkout rule 24: an error instead of an address. */
const UnresolvedSchema = v.pipe(
  v.object({ error: v.unknown() }),
  v.transform(() => null),
);

/** Answer of GET /api/postcode/lookup/{postcode}/{houseNr}; null where it has no address. */
export const PostcodeAddressSchema = v.union([FoundSchema, UnresolvedSchema]);
export type PostcodeAddress = v.InferOutput<typeof FoundSchema>;
export type PostcodeAddressAnswer = v.InferInput<typeof FoundSchema>;
