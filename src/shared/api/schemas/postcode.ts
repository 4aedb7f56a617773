import * as v from 'valibot';

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

const FoundSchema = v.pipe(
  v.object({
    street: text,
    house_nr: text,
    zipcode: text,
    place: text,
    houseNumberAdditions: v.optional(v.array(text), []),
    houseNumberAddition: v.optional(v.nullable(text), null),
  }),
  v.transform((found) => ({
    street: found.street,
    houseNumber: found.house_nr,
    postcode: found.zipcode,
    city: found.place,
    /** The additions that exist at this number; with at most one the field is free text (specification 2.7). */
    additions: found.houseNumberAdditions.filter(Boolean),
    /** The one that the lookup found itself; empty where there is none. */
    addition: found.houseNumberAddition ?? '',
  })),
);

/** The variant result of specification 3: an error in place of an address. */
const UnresolvedSchema = v.pipe(
  v.object({ error: v.unknown() }),
  v.transform(() => null),
);

/** Answer of GET /api/postcode/lookup/{postcode}/{houseNr}; null where it tells of no address. */
export const PostcodeAddressSchema = v.union([FoundSchema, UnresolvedSchema]);
export type PostcodeAddress = v.InferOutput<typeof FoundSchema>;
export type PostcodeAddressAnswer = v.InferInput<typeof FoundSchema>;
