import * as v from 'valibot';
import { PrintedAddressSchema } from '../../../shared/api/printed';

const flag = v.optional(v.boolean(), false);

const SavedAddressSchema = v.object({
  id: v.string(),
  default_billing: flag,
  default_shipping: flag,
  address: PrintedAddressSchema,
});
export type SavedAddress = v.InferOutput<typeof SavedAddressSchema>;

/** The customer who is logged in, as the page passes it to a checkout. */
export const CustomerSchema = v.object({
  email: v.string(),
  /** Group id above 1 in Magento. */
  isBusiness: flag,
  addresses: v.optional(v.array(SavedAddressSchema), []),
});
export type CheckoutCustomer = v.InferOutput<typeof CustomerSchema>;
