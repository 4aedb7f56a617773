import { useEffect } from 'react';
import { ask, type Totals } from '../../../shared/api';
import { expose } from '../../../shared/platform/exposed';
import { useSignalValue } from '../../../shared/ui';
import { cart } from '../../cart';
import type { CheckoutDetails, CheckoutState } from '../store/Checkout';
import { createCheckout } from '../store/createCheckout';
import type { CheckoutCustomer } from './customer';
import { businessBillingOf, settleFor, shopperOf, startOf } from './startOf';

/**
 * The checkout of this page, with what is stored on this device.
 *
 * @param signal aborts when its widget leaves
 */
export function openCheckout(
  customer: CheckoutCustomer | null,
  signal: AbortSignal,
  newsletterDefault = false,
): CheckoutState {
  const start = startOf(customer, newsletterDefault);
  const checkout = createCheckout(ask, cart, {
    shopper: shopperOf(customer),
    start,
    settle: (stored) => settleFor(customer, stored, start),
    businessBilling: businessBillingOf(customer),
    signal,
  });
  expose('checkout', checkout);
  return checkout;
}

/** Shows the totals that the server printed, or asks the shop for them where it printed none. */
export function loadCart(printed: Totals | null): Promise<void> {
  if (printed) cart.adopt(printed);
  return cart.load();
}

/** Goes to the cart page where nothing in the cart can be ordered (checkout rule 5), as long as `isKnown`. */
export function useCartCheck({ totals }: CheckoutDetails, cartUrl: string, isKnown: boolean): void {
  const shown = useSignalValue(totals);
  const isUnsaleable = isKnown && shown !== null && (!shown.validStock || shown.itemsQty === 0);

  useEffect(() => {
    if (isUnsaleable) location.assign(cartUrl);
  }, [isUnsaleable, cartUrl]);
}
