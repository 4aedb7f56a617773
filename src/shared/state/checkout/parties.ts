import type { Address } from '../../api';
import { toApiAddress, type CheckoutAddress } from './CheckoutAddress';
import type { Draft } from './Draft';

/** Specification 6: how the forms differ by who orders. */
export type Shopper = 'guest' | 'customer' | 'business';

/** Which addresses are asked for, the first one first, and whether a box says that the other is the same. */
export interface AskedAddresses {
  readonly first: 'shipping' | 'billing';
  readonly isSecondAsked: boolean;
}

/**
 * Specification 2.4: a guest fills in a billing address and may say that shipping differs from it; a customer fills in
 * shipping and may say that billing differs; a business has its billing address and fills in shipping.
 */
export function askedAddresses(shopper: Shopper, { isSame }: Pick<Draft, 'isSame'>): AskedAddresses {
  if (shopper === 'guest') return { first: 'billing', isSecondAsked: !isSame };
  return { first: 'shipping', isSecondAsked: shopper === 'customer' && !isSame };
}

interface Parties {
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
}

/**
 * Both addresses as the server takes them. If they are the same, one is a copy of the other, and is kept in the address
 * book once (specification 3).
 */
export function partiesOf(shopper: Shopper, draft: Draft, businessBilling: CheckoutAddress | null): Parties {
  if (shopper === 'business') {
    return {
      shippingAddress: toApiAddress(draft.shipping),
      billingAddress: toApiAddress(businessBilling ?? draft.billing),
    };
  }
  if (draft.isSame) {
    const both = toApiAddress(draft[askedAddresses(shopper, draft).first]);
    return { shippingAddress: both, billingAddress: { ...both, saveInAddressBook: null } };
  }
  return { shippingAddress: toApiAddress(draft.shipping), billingAddress: toApiAddress(draft.billing) };
}
