import * as v from 'valibot';
import type { Address, PostcodeAddress } from '../../model';
import { optional } from './common';

const text = v.pipe(v.string(), v.maxLength(255));
const optionalText = v.optional(v.nullable(text), null);

/** An address in a request (checkout rule 18), with Magento's names. What each country asks of it is the server's to judge. */
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
export type AddressBody = v.InferOutput<typeof AddressSchema>;

/** Fields of a shop's own; those that are no text are left out. */
const CustomAttributesSchema = v.pipe(
  v.array(v.object({ attribute_code: v.string(), value: v.unknown() })),
  v.transform((fields) =>
    fields.flatMap(({ attribute_code, value }) => (typeof value === 'string' ? [{ attribute_code, value }] : [])),
  ),
);

/**
 * An address of the customer's address book, as a page has it: like one in a request, with its region and the shop's own fields where
 * it has them.
 */
export const PrintedAddressSchema = v.pipe(
  v.object({
    ...AddressSchema.entries,
    region: optionalText,
    custom_attributes: v.optional(CustomAttributesSchema, []),
  }),
  v.transform((body): Address => {
    const [street, houseNumber, addition] = body.street;
    return {
      prefix: body.prefix ?? '',
      firstName: body.firstname,
      middleName: body.middlename ?? '',
      lastName: body.lastname,
      company: body.company ?? '',
      street,
      houseNumber,
      addition,
      secondLine: '',
      postcode: body.postcode,
      city: body.city,
      region: body.region ?? '',
      regionId: '',
      country: body.country_id,
      phone: body.telephone,
      vatId: body.vat_id ?? '',
      cocNumber: body.extension_attributes.coc_number,
      savedId: body.customerAddressId,
      isToSave: body.saveInAddressBook === 1,
      customAttributes: body.custom_attributes,
    };
  }),
);

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
  v.transform((found): PostcodeAddress => {
    const [, number = '', addition = ''] =
      'house_nr' in found ? ['', found.house_nr] : (FULL_NUMBER.exec(found.house_nr_full) ?? []);
    return {
      street: found.street,
      houseNumber: number,
      postcode: found.zipcode,
      city: found.place,
      additions: found.houseNumberAdditions,
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
export type PostcodeAddressAnswer = v.InferInput<typeof FoundSchema>;
