import type { AddressType, CheckoutAddress } from './CheckoutAddress';

/** What a shopper has filled in and chosen so far. It outlives a reload, a login and a crash. */
export interface Draft extends Readonly<Record<AddressType, CheckoutAddress>> {
  readonly email: string;
  readonly confirmEmail: string;
  readonly newsletter: boolean;
  /** Billing is the same as shipping (specification 4: true to begin with). */
  readonly isSame: boolean;
  /** Carrier and method of the chosen way to deliver. */
  readonly shippingMethod: ShippingChoice | null;
  /** Code of the chosen moment. */
  readonly deliveryOption: string | null;
  readonly paymentMethod: string | null;
  readonly paymentDetails: PaymentDetails;
}

export interface ShippingChoice {
  readonly carrierCode: string;
  readonly methodCode: string;
}

/** Asked of a business that pays by invoice. */
export interface PaymentDetails {
  readonly vatid: string;
  readonly cocnumber: string;
}

export const NO_DETAILS: PaymentDetails = { vatid: '', cocnumber: '' };
