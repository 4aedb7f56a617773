import * as v from 'valibot';
import { TotalsSchema } from '../../shared/api/schemas/cart';
import { CustomerSchema } from '../../shared/checkout-parts/customer';

const flag = v.optional(v.boolean(), false);

export const CheckoutProps = v.object({
  /** Who is logged in, with the saved addresses; null for a guest. */
  customer: v.optional(v.nullable(CustomerSchema), null),
  /** The cart as the server printed it; asked for where it is left out. */
  totals: v.optional(v.nullable(TotalsSchema), null),
  /** What the codes of payments with a page of their own begin with. */
  paymentPrefix: v.pipe(v.string(), v.nonEmpty()),
  /** Code of the invoice for businesses, which asks for VAT and chamber number. */
  invoiceMethod: v.optional(v.string(), ''),
  /** An order of this shopper waits for its payment: the cart it was made of is asked back. */
  hasPendingPayment: flag,
  /** The shopper came back from a payment that failed. */
  paymentFailed: flag,
  cartUrl: v.optional(v.string(), '/checkout/cart/'),
  successUrl: v.optional(v.string(), '/checkout/onepage/success'),
  loginUrl: v.optional(v.string(), '/customer/account/login'),
  forgotUrl: v.optional(v.string(), '/customer/account/forget/'),
  businessUrl: v.optional(v.string(), '/customer/account/register/business'),
  /** Whether the box for the newsletter is ticked to begin with; a pre-ticked box is no consent. */
  newsletterDefault: flag,
  /** What a VAT number with a wrong check digit does: warn, or block. */
  vatCheck: v.optional(v.picklist(['warn', 'block']), 'warn'),
  /** Asks a Belgian business for its ondernemingsnummer. */
  beCompanyNumber: flag,
  /** Telephone number of the shop, for who needs help. */
  phone: v.optional(v.string(), ''),
});
