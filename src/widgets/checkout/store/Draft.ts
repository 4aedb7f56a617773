import type { Address, OrderLabels } from '../../../shared/api';
import { emptyAddress, toApiAddress, type AddressType, type CheckoutAddress } from './CheckoutAddress';

/** What a shopper has filled in and chosen so far. It is kept over a reload, a login and a crash. */
export interface Draft extends Readonly<Record<AddressType, CheckoutAddress>> {
  readonly email: string;
  readonly confirmEmail: string;
  readonly newsletter: boolean;
  /** Billing is the same as shipping; true to begin with (checkout rule 7). */
  readonly isSame: boolean;
  readonly shippingMethod: ShippingChoice | null;
  /** Code of the chosen delivery option; of the first delivery where there are two. */
  readonly deliveryOption: string | null;
  /** Part now and part later (checkout rule 73). The shop keeps it with the cart. */
  readonly isSplit: boolean;
  /** Code of the second delivery's option. */
  readonly laterOption: string | null;
  /** Code of the chosen payment method. */
  readonly paymentMethod: string | null;
  readonly paymentDetails: PaymentDetails;
  /** What a business knows the order by (checkout rule 67). */
  readonly labels: OrderLabels;
  /** What a colleague is told who has to agree to the order (checkout rule 68). */
  readonly approvalNote: string;
  /** The note of a quotation (checkout rule 55). */
  readonly customerNote: string;
  /** What the shopper agreed to, as `agreementText` writes it; empty where the box is not ticked (checkout rule 42). */
  readonly agreement: string;
  /** The place, as `placeOf` writes it, for which the shop computed the totals last; null where it has not yet. */
  readonly quotedPlace: string | null;
}

export interface ShippingChoice {
  readonly carrierCode: string;
  readonly methodCode: string;
}

/** The numbers of a business that pays by invoice (checkout rule 40). */
export interface PaymentDetails {
  readonly vatid: string;
  readonly cocnumber: string;
}

export const NO_DETAILS: PaymentDetails = { vatid: '', cocnumber: '' };
export const NO_LABELS: OrderLabels = { reference: '', projectName: '' };

/** What is kept before anything is filled in; `country` is that of the page. */
export function emptyDraft(country: string): Draft {
  return {
    email: '',
    confirmEmail: '',
    newsletter: false,
    isSame: true,
    shipping: emptyAddress(country),
    billing: emptyAddress(country),
    shippingMethod: null,
    deliveryOption: null,
    isSplit: false,
    laterOption: null,
    paymentMethod: null,
    paymentDetails: NO_DETAILS,
    labels: NO_LABELS,
    approvalNote: '',
    customerNote: '',
    agreement: '',
    quotedPlace: null,
  };
}

/** Who orders; the forms differ by it (checkout rule 6). */
export type Shopper = 'guest' | 'customer' | 'business';

/** The address that is filled in first, and whether the other one is filled in too. */
export interface AskedAddresses {
  readonly first: AddressType;
  readonly isSecondAsked: boolean;
}

/**
 * Checkout rule 6: a guest fills in a billing address, and a shipping address where it differs; a customer fills in
 * shipping, and billing where it differs; a business fills in shipping only. Where nothing is delivered it is billing alone
 * (checkout rule 62).
 */
export function askedAddresses(
  shopper: Shopper,
  { isSame }: Pick<Draft, 'isSame'>,
  isVirtual: boolean,
): AskedAddresses {
  if (isVirtual) return { first: 'billing', isSecondAsked: false };
  if (shopper === 'guest') return { first: 'billing', isSecondAsked: !isSame };
  return { first: 'shipping', isSecondAsked: shopper === 'customer' && !isSame };
}

export interface Parties {
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
}

/**
 * Both addresses as they are sent. If they are the same, one is a copy of the other, and is saved in the address
 * book once (checkout rule 19).
 */
export function partiesOf(
  shopper: Shopper,
  draft: Draft,
  businessBilling: CheckoutAddress | null,
  isVirtual: boolean,
): Parties {
  if (isVirtual) {
    const billingAddress = toApiAddress(businessBilling ?? draft.billing);
    return { shippingAddress: billingAddress, billingAddress };
  }
  if (shopper === 'business') {
    return {
      shippingAddress: toApiAddress(draft.shipping),
      billingAddress: toApiAddress(businessBilling ?? draft.billing),
    };
  }
  if (draft.isSame) {
    const both = toApiAddress(draft[askedAddresses(shopper, draft, false).first]);
    return { shippingAddress: both, billingAddress: { ...both, isToSave: false } };
  }
  return { shippingAddress: toApiAddress(draft.shipping), billingAddress: toApiAddress(draft.billing) };
}

/** Of an address what delivery may cost more or less for, and tax. */
export function placeOf({ country, postcode, region }: Pick<Address, 'country' | 'postcode' | 'region'>): string {
  return [country, postcode, region].filter(Boolean).join(' ');
}
