import { ask } from '../api';
import { cart } from '../state/cart';
import { createCheckout, type Checkout } from '../state/checkout';
import type { CheckoutCustomer } from './customer';
import { businessBillingOf, settleFor, shopperOf, startOf } from './startOf';

interface Opening {
  readonly newsletterDefault?: boolean;
  /** Where a payment begins; empty where nothing is paid. */
  readonly paymentPrefix?: string;
  readonly successUrl?: string;
}

/** The checkout of this page, with what was kept on this device. */
export function openCheckout(
  customer: CheckoutCustomer | null,
  { newsletterDefault = false, paymentPrefix = '', successUrl = '' }: Opening = {},
): Checkout {
  const start = startOf(customer, newsletterDefault);
  return createCheckout(ask, cart, {
    shopper: shopperOf(customer),
    start,
    settle: (kept) => settleFor(customer, kept, start),
    businessBilling: businessBillingOf(customer),
    paymentPrefix,
    successUrl,
  });
}
