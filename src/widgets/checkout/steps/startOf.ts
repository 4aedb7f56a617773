import { pageConfig } from '../../../shared/platform/config';
import { fromApiAddress, type AddressType, type CheckoutAddress } from '../store/CheckoutAddress';
import { emptyDraft, type Draft, type Shopper } from '../store/Draft';
import type { CheckoutCustomer, SavedAddress } from './customer';

export function shopperOf(customer: CheckoutCustomer | null): Shopper {
  if (!customer) return 'guest';
  return customer.isBusiness ? 'business' : 'customer';
}

/** The billing address in the account of a business, which can't be changed here; null where it has none. */
export function businessBillingOf(customer: CheckoutCustomer | null): CheckoutAddress | null {
  const billing = customer?.isBusiness ? customer.addresses.find(({ default_billing }) => default_billing) : undefined;
  return billing ? typed(billing) : null;
}

/** The draft of a new checkout: for a customer e-mail and default addresses of the account (checkout rule 8). */
export function startOf(customer: CheckoutCustomer | null, newsletterDefault: boolean): Draft {
  const addresses = customer?.addresses ?? [];
  const shipping = addresses.find(({ default_shipping }) => default_shipping);
  const billing = addresses.find(({ default_billing }) => default_billing);
  return {
    ...emptyDraft(pageConfig().defaultCountry),
    ...(customer && { email: customer.email, confirmEmail: customer.email }),
    ...(shipping && { shipping: typed(shipping) }),
    ...(billing && { billing: typed(billing) }),
    newsletter: newsletterDefault,
  };
}

/**
 * The draft stored on this device without what is another customer's: e-mail and saved addresses (checkout rule 8). For a
 * business billing the same as shipping is switched on (checkout rule 7).
 */
export function settleFor(customer: CheckoutCustomer | null, kept: Draft, start: Draft): Draft {
  const isOwn = ({ savedId }: CheckoutAddress) =>
    savedId === null || customer?.addresses.some(({ id }) => id === savedId) === true;
  const address = (type: AddressType) => {
    const isDefaultBetter = isUntouched(kept[type]) && start[type].savedId !== null;
    return isOwn(kept[type]) && !isDefaultBetter ? kept[type] : start[type];
  };
  // A guest fills in billing, a customer shipping: after a login the address that was typed moves to shipping.
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

/** Whether no text was typed in it. */
function isUntouched(address: CheckoutAddress): boolean {
  const isTyped = ([field, value]: [string, unknown]) => field !== 'country' && typeof value === 'string' && value;
  return !Object.entries(address).some(isTyped);
}

function typed({ address, id }: SavedAddress): CheckoutAddress {
  return fromApiAddress(address, id);
}
