import { pageConfig } from '../config';
import {
  NO_DETAILS,
  emptyAddress,
  fromApiAddress,
  type CheckoutAddress,
  type Draft,
  type Shopper,
} from '../state/checkout';
import type { CheckoutCustomer, SavedAddress } from './customer';

export function shopperOf(customer: CheckoutCustomer | null): Shopper {
  if (!customer) return 'guest';
  return customer.isBusiness ? 'business' : 'customer';
}

/** The address that a business has in its account and can't change here; null where there is none. */
export function businessBillingOf(customer: CheckoutCustomer | null): CheckoutAddress | null {
  const billing = customer?.isBusiness ? customer.addresses.find(({ default_billing }) => default_billing) : undefined;
  return billing ? typed(billing) : null;
}

/** What the checkout begins with: for a customer the default shipping address (specification 6). */
export function startOf(customer: CheckoutCustomer | null, newsletterDefault: boolean): Draft {
  const empty = emptyAddress(pageConfig().defaultCountry);
  const addresses = customer?.addresses ?? [];
  const shipping = addresses.find(({ default_shipping }) => default_shipping);
  const billing = addresses.find(({ default_billing }) => default_billing);
  return {
    email: customer?.email ?? '',
    confirmEmail: customer?.email ?? '',
    newsletter: newsletterDefault,
    isSame: true,
    shipping: shipping ? typed(shipping) : empty,
    billing: billing ? typed(billing) : empty,
    shippingMethod: null,
    deliveryOption: null,
    paymentMethod: null,
    paymentDetails: NO_DETAILS,
  };
}

/**
 * What was kept on this device, as far as it is this customer's: somebody else's e-mail and saved addresses are not, and a
 * business has its billing address switched to the same (specification 4).
 */
export function settleFor(customer: CheckoutCustomer | null, kept: Draft, start: Draft): Draft {
  const isOwn = ({ savedId }: CheckoutAddress) =>
    savedId === null || customer?.addresses.some(({ id }) => id === savedId) === true;
  const address = (type: 'shipping' | 'billing') => {
    const isDefaultBetter = isUntouched(kept[type]) && start[type].savedId !== null;
    return isOwn(kept[type]) && !isDefaultBetter ? kept[type] : start[type];
  };
  // A guest types the billing address first, a customer the shipping address: whoever logs in on the way keeps what is there.
  const hasOwnShipping = kept.shipping !== start.shipping && !isUntouched(kept.shipping);
  const isMoved = customer !== null && kept.isSame && !hasOwnShipping && kept.billing.savedId === null;
  const shipping = isMoved && !isUntouched(kept.billing) ? kept.billing : address('shipping');
  return {
    ...kept,
    ...(customer ? { email: customer.email, confirmEmail: customer.email } : {}),
    isSame: customer?.isBusiness ? true : kept.isSame,
    shipping,
    billing: shipping === kept.billing ? start.billing : address('billing'),
  };
}

/** Nobody has typed anything in it. */
function isUntouched(address: CheckoutAddress): boolean {
  const isTyped = ([field, value]: [string, unknown]) => field !== 'country' && typeof value === 'string' && value;
  return !Object.entries(address).some(isTyped);
}

function typed({ address, id }: SavedAddress): CheckoutAddress {
  return fromApiAddress(address, id);
}
