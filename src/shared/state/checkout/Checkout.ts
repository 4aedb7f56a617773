import type { ReadonlySignal } from '@preact/signals-core';
import type { PaymentMethods, ShippingMethod, Totals } from '../../api';
import type { Draft, PaymentDetails } from './Draft';
import type { Shopper } from './parties';
import type { Outcome } from './placeOrder';

/** What the shop offers to choose from. While it is asked anew, and where that fails, the old offer stays. */
export interface Offer<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly T[];
  /** Why the shop made no offer, in its own words; empty where it gave none. */
  readonly reason: string;
}

export type PaymentMethod = PaymentMethods['methods'][number];

/** How the totals stand: as the shop told them, being worked out anew, or not to be had. */
export type TotalsStatus = 'available' | 'unavailable' | 'failed';

/** One shopper's way from a cart to an order. One owner: nobody else asks the shop for any of this. */
export interface Checkout {
  readonly shopper: Shopper;
  readonly draft: ReadonlySignal<Draft>;
  readonly shipping: ReadonlySignal<Offer<ShippingMethod>>;
  readonly payment: ReadonlySignal<Offer<PaymentMethod>>;
  /** Null until the shop has told them once. */
  readonly totals: ReadonlySignal<Totals | null>;
  readonly totalsStatus: ReadonlySignal<TotalsStatus>;
  /** An account has the e-mail that was asked for last; a login is offered. */
  readonly knownEmail: ReadonlySignal<string | null>;
  /** The shop does not know this shopper any more: nothing but a new page helps. What was filled in is kept. */
  readonly isSessionLost: ReadonlySignal<boolean>;
  /** A method that the shop offers is chosen, and what it comes to is known: the final button is not locked. */
  readonly canPlace: ReadonlySignal<boolean>;

  /** Keeps what was filled in, here and on this device. */
  change(patch: Partial<Draft>): void;
  checkEmail(): Promise<void>;
  collectShipping(): Promise<void>;
  chooseShipping(method: ShippingMethod): void;
  chooseDelivery(code: string): void;
  collectPayment(): Promise<void>;
  choosePayment(code: string): void;
  changeDetails(patch: Partial<PaymentDetails>): void;
  /** Tells the shop the chosen method again, and asks for the totals. */
  recalculate(): Promise<void>;
  /** One attempt at a time: whoever asks again meanwhile gets the outcome of the first. */
  place(): Promise<Outcome>;
  /** Makes the cart of an order that was not paid this cart again; answers whether that went well. */
  restore(): Promise<boolean>;
}
