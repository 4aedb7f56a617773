import * as v from 'valibot';
import { centsFromEuros } from '../../money';

/** An amount in euros on the wire, as Magento and the storefront write it; cents inside. */
export const euros = v.pipe(v.number(), v.finite(), v.transform(centsFromEuros));

/** Shared rule 11: STUK, M1, M2; empty where a product is sold by neither. */
export const UnitSchema = v.picklist(['', 'STUK', 'M1', 'M2']);
export type Unit = v.InferOutput<typeof UnitSchema>;

/**
 * An address in the shop. Only paths and http(s) addresses pass, so an answer can't smuggle `javascript:` into a link.
 */
export const link = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/, 'a path or an http(s) address'));

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
