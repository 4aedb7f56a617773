import * as v from 'valibot';
import { centsFromEuros } from '../../../money';
import { LINK } from '../../../platform/addresses';
import { shopAddress } from '../../../platform/config';
import type { Unit } from '../../model';

/** An amount in euros on the wire, as Magento and the storefront write it; cents inside. */
export const euros = v.pipe(v.number(), v.finite(), v.transform(centsFromEuros));

/*
 * What the specification does not demand of an answer may be left out, or be null. The type of such a value is that of an
 * answer which has it: a shop that gives everything is checked against the whole.
 */

/** A value that a shop may leave out; then `otherwise`, where `{}` is an object without any value. */
export function optional<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  otherwise: Input | Readonly<Record<string, never>>,
): v.GenericSchema<Input, Output> {
  return v.nullish(schema, otherwise as v.InferInput<typeof schema>) as v.GenericSchema<Input, Output>;
}

/** A value that a shop may leave out; then null. */
export function orNull<Input, Output>(schema: v.GenericSchema<Input, Output>): v.GenericSchema<Input, Output | null> {
  return v.nullish(schema, null) as v.GenericSchema<Input, Output | null>;
}

/** A text; empty where it is left out. */
export const words = optional(v.string(), '');

/** Yes or no; no where it is left out. */
export const flag = optional(v.boolean(), false);

/** Magento writes some ids as numbers. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
) as v.GenericSchema<string, string>;

/** Empty where it is left out. */
export const optionalId = optional(id, '');

const UNITS: readonly Unit[] = ['', 'STUK', 'M1', 'M2'];

/** Shared rule 11: STUK, M1, M2; empty where a product is sold by neither, by another unit or by none that is named. */
export const UnitSchema = v.pipe(
  words,
  v.transform((name) => UNITS.find((unit) => unit === name) ?? ''),
) as v.GenericSchema<Unit, Unit>;

/**
 * An address in the shop, with the shop's origin on a page of another one (shared rule 51). Only paths and http(s) addresses
 * pass, so an answer can't smuggle `javascript:` into a link.
 */
export const link = v.pipe(v.string(), v.regex(LINK, 'a path or an http(s) address'), v.transform(shopAddress));

/** The address of a picture, which an answer gives whole or as a path of the shop. */
export const pictureLink = v.pipe(v.string(), v.transform(shopAddress));

/** Empty where it is left out. */
export const optionalLink = optional(v.union([v.literal(''), link]), '');

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
