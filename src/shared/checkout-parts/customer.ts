import * as v from 'valibot';
import { AddressSchema } from '../api/schemas/address';

const flag = v.optional(v.boolean(), false);

const SavedAddressSchema = v.object({
  id: v.string(),
  default_billing: flag,
  default_shipping: flag,
  address: AddressSchema,
});
export type SavedAddress = v.InferOutput<typeof SavedAddressSchema>;

/** Who is logged in, as a page tells its checkout. */
export const CustomerSchema = v.object({
  email: v.string(),
  /** Group id above 1: billing address as in the account, VAT and chamber number for the invoice. */
  isBusiness: flag,
  addresses: v.optional(v.array(SavedAddressSchema), []),
});
export type CheckoutCustomer = v.InferOutput<typeof CustomerSchema>;
