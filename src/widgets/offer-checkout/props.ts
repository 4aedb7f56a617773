import * as v from 'valibot';
import { TotalsSchema } from '../../shared/api/schemas/cart';
import { CustomerSchema } from '../../shared/checkout-parts/customer';

export const OfferCheckoutProps = v.object({
  /** Who is logged in, with the saved addresses; null for a guest. */
  customer: v.optional(v.nullable(CustomerSchema), null),
  /** The cart as the server printed it; asked for where it is left out. */
  totals: v.optional(v.nullable(TotalsSchema), null),
  cartUrl: v.optional(v.string(), '/checkout/cart'),
  loginUrl: v.optional(v.string(), '/customer/account/login'),
  forgotUrl: v.optional(v.string(), '/customer/account/forget/'),
  businessUrl: v.optional(v.string(), '/customer/account/register/business'),
  /** What a VAT number with a wrong check digit does: warn, or block. */
  vatCheck: v.optional(v.picklist(['warn', 'block']), 'warn'),
  /** Asks a Belgian business for its ondernemingsnummer. */
  beCompanyNumber: v.optional(v.boolean(), false),
  /** Telephone number of the shop, for who needs help. */
  phone: v.optional(v.string(), ''),
});
