import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type {
  Approval,
  Ask,
  BudgetedProject,
  NewOrder,
  OrderLabels,
  PaymentMethods,
  ShippingMethod,
  Totals,
} from '../../../shared/api';
import type { AddressType, CheckoutAddress } from './CheckoutAddress';
import type { Draft, Parties, PaymentDetails, Shopper } from './Draft';

/** The methods that the shop offers. The previous ones stay while they are loading, and when loading failed. */
export interface Offer<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly T[];
  /** Why loading failed, in the shop's own words; empty where it gave none. */
  readonly reason: string;
}

export type PaymentMethod = PaymentMethods['methods'][number];

/** `unavailable` while the shop computes the totals, `failed` where it could not: they are not shown then (checkout rule 38). */
export type TotalsStatus = 'available' | 'unavailable' | 'failed';

/** What the first step and the order beside the form know of a checkout, and do with it. */
export interface CheckoutDetails {
  readonly shopper: Shopper;
  readonly draft: ReadonlySignal<Draft>;
  readonly shipping: ReadonlySignal<Offer<ShippingMethod>>;
  /** Null until the shop has answered once. */
  readonly totals: ReadonlySignal<Totals | null>;
  /** Nothing is delivered: one address, no way of delivery (checkout rule 62). */
  readonly isVirtual: ReadonlySignal<boolean>;
  /** A quotation is chosen in place of a payment (checkout rule 43). */
  readonly isQuotation: ReadonlySignal<boolean>;
  readonly totalsStatus: ReadonlySignal<TotalsStatus>;
  /** The shop has computed totals with a shipping method: costs of 0 are free, not unknown. */
  readonly isShippingKnown: ReadonlySignal<boolean>;
  /** The totals are those of the place of delivery that is filled in now; else none of them is shown (checkout rule 38). */
  readonly isPlaceQuoted: ReadonlySignal<boolean>;
  /** The e-mail address of `checkEmail` if it belongs to an account: a login is offered (checkout rule 12). */
  readonly knownEmail: ReadonlySignal<string | null>;
  /** The e-mail address of `checkEmail` if it could not be checked: a login is offered, and no account is claimed. */
  readonly uncheckedEmail: ReadonlySignal<string | null>;
  /** The session is lost: only a new page has one. What was filled in is kept (checkout rule 51). */
  readonly isSessionLost: ReadonlySignal<boolean>;

  /** Changes the draft, and stores it on this device. */
  change(patch: Partial<Draft>): void;
  /** Changes fields of an address. As patches, so that of several fields filled in at once none is lost. */
  changeAddress(type: AddressType, patch: Partial<CheckoutAddress>): void;
  checkEmail(): Promise<void>;
  /** Asks the shop; an answer of 401 or 403 sets `isSessionLost`. */
  ask: Ask;
  /** Makes the cart of an unpaid order the current cart again; resolves to whether that succeeded. */
  restore(): Promise<boolean>;
}

/** The same for `withOffers`, which alone writes what the shop answers. */
export interface CheckoutState extends CheckoutDetails {
  readonly shipping: Signal<Offer<ShippingMethod>>;
  readonly totals: Signal<Totals | null>;
  readonly totalsStatus: Signal<TotalsStatus>;
  readonly isShippingKnown: Signal<boolean>;
  /** Both addresses as they are sent. */
  readonly parties: ReadonlySignal<Parties>;
  /** Puts another draft in place of this one, and stores it. */
  set(draft: Draft): void;
  /** Reads the cart anew; resolves to whether that succeeded. */
  reloadCart(): Promise<boolean>;
}

/** All of a checkout: also the ways to deliver and to pay, and the order. */
export interface Checkout extends CheckoutDetails {
  readonly payment: ReadonlySignal<Offer<PaymentMethod>>;
  /** Who has to agree to the order; null where it is ordered at once (checkout rule 68). */
  readonly approval: ReadonlySignal<Approval | null>;
  /** Checkout rule 69. */
  readonly projects: ReadonlySignal<readonly BudgetedProject[]>;
  /** An offered method is chosen and the totals are known: the final button is not locked (checkout rule 44). */
  readonly canPlace: ReadonlySignal<boolean>;
  /** Lines and total are known, so that there is something to agree to (checkout rule 42). */
  readonly canAgree: ReadonlySignal<boolean>;
  /** The shopper has agreed to the order as it is now (checkout rule 42). */
  readonly isAgreed: ReadonlySignal<boolean>;

  changeLabels(patch: Partial<OrderLabels>): void;
  /** Fetches the shipping methods, then the totals with the chosen one. */
  collectShipping(): Promise<void>;
  /** Fetches the totals with the chosen shipping method and delivery option; nothing where none is chosen. */
  quote(): Promise<void>;
  chooseShipping(method: ShippingMethod): void;
  /** Null where nothing that can be had is chosen. */
  chooseDelivery(code: string | null): void;
  /** Part now and part later, or all of it together (checkout rule 73). */
  chooseSplit(method: ShippingMethod, isSplit: boolean): void;
  /** The moment of the second delivery; null as above. */
  chooseLater(code: string | null): void;
  /** Fetches the payment methods, chooses one and fetches the totals with it. */
  collectPayment(): Promise<void>;
  /**
   * The same, after the shipping methods where they are not known, as after a reload. Resolves to false where the chosen
   * shipping method is not offered any more.
   */
  resumePayment(): Promise<boolean>;
  agree(isAgreed: boolean): void;
  choosePayment(code: string): void;
  changeDetails(patch: Partial<PaymentDetails>): void;
  /** Sends the chosen payment method again and fetches the totals. */
  recalculate(): Promise<void>;
  /** The order as it is sent. */
  newOrder(): NewOrder;
}
