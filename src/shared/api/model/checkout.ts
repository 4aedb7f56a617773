import type { Amount, Cents } from '../../money';
import type { Address } from './address';
import type { Totals } from './cart';

/** What is chosen of a way to deliver, mostly a day. */
export interface DeliveryOption {
  readonly code: string;
  readonly label: string;
  /** Left out where the shop gives its options as words only. */
  readonly moment?: DeliveryMoment | undefined;
}

/** A part of a day on which an order is brought, or can be collected. */
export interface DeliveryMoment {
  /** ISO date. */
  readonly day: string;
  /** Its name and hours in the words of the shop: "Ochtend", "8.00 - 12.00". */
  readonly part: string;
  readonly hours: string;
  /** What it costs more. */
  readonly price: Amount;
  /** Taken by others: it is shown, and can't be chosen. */
  readonly isFull: boolean;
}

/** A way to deliver. */
export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  /** May carry a part after a `#` that is not for the shopper. */
  readonly title: string;
  /** 0 is free. */
  readonly price: Amount;
  /** Empty where there is nothing to choose (checkout rule 34). */
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly comment: string;
  /** How it brings the cart in two deliveries; null where it can't, or needs not. */
  readonly split: SplitDelivery | null;
}

/** Part now and part later. */
export interface SplitDelivery {
  /** The shop knows that the shopper wants it. */
  readonly isChosen: boolean;
  /** Of both deliveries, without what their moments cost more. */
  readonly price: Amount;
  readonly now: DeliveryPart;
  readonly later: DeliveryPart;
}

/** One of two deliveries. */
export interface DeliveryPart {
  /** What it brings, in the words of the shop: "12 x Douglas vlonderplank". */
  readonly items: readonly string[];
  /** At least one that is not full. */
  readonly deliveryOptions: readonly DeliveryOption[];
}

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tooltip: string;
}

/** Who has to agree to an order: it is above the limit of whoever orders for a company. */
export interface Approval {
  /** Excl. VAT, as the limit. */
  readonly amount: Cents;
  readonly limit: Cents;
  /** Their names; any one of them is enough. */
  readonly approvers: readonly string[];
}

/** A job that a company orders for, and what this order does to its budget. Amounts are excl. VAT. */
export interface BudgetedProject {
  readonly name: string;
  /** Of the budget, without this order; negative beyond it, null where there is none. */
  readonly left: Cents | null;
  /** By how much this order goes beyond it; 0 within it. */
  readonly over: Cents;
  /** Nothing is ordered beyond it; otherwise the order is taken, and the managers are told. */
  readonly isBlocking: boolean;
}

export interface PaymentMethods {
  /** In the order to show. */
  readonly methods: readonly PaymentMethod[];
  /** The shop's own name of its gift card; empty where it has none. */
  readonly giftcardName: string;
  /** Null where it is ordered at once. */
  readonly approval: Approval | null;
  /** Those that an order can be for; empty where the company keeps no list, and any name is taken. */
  readonly projects: readonly BudgetedProject[];
  /** With shipping counted in. */
  readonly totals: Totals;
}

/** The chosen method, with empty codes where none is chosen. */
interface ChosenShipping {
  readonly carrierCode: string;
  readonly methodCode: string;
  /** Code of the delivery option; of the first delivery where there are two. */
  readonly deliveryOption: string | null;
  /** Code of the second delivery's option, null where none is chosen; left out where there is one delivery. */
  readonly laterOption?: string | null;
}

/** The chosen method; the numbers of a business go along with the business invoice (checkout rule 40), and are empty elsewhere. */
export interface ChosenPayment {
  readonly code: string;
  readonly vatId: string;
  readonly cocNumber: string;
}

/** Where an order goes and how. */
export interface ShippingInformation {
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** Null where nothing is delivered. */
  readonly shipping: ChosenShipping | null;
  /** Whether the shopper asks for the newsletter. */
  readonly newsletter: boolean;
}

/** Who pays, and how. */
export interface PaymentInformation {
  readonly email: string;
  readonly payment: ChosenPayment;
  readonly billingAddress: Address;
}

/** What a business knows an order by, printed on its order and invoice; empty where it gives none. */
export interface OrderLabels {
  /** At most 35 characters. */
  readonly reference: string;
  /** At most 60 characters. */
  readonly projectName: string;
}

/** An order as it is placed. No amount in it: the shop works out its own. */
export interface NewOrder extends ShippingInformation, PaymentInformation {
  readonly labels: OrderLabels;
  /** A colleague is asked to agree, with these words; null where it is ordered at once. */
  readonly approvalNote: string | null;
}

export interface PlacedOrder {
  /** What redirectPay asks for; empty where the shop does not say. */
  readonly quoteId: string;
  /** The number shown to the shopper; empty where the shop does not say. */
  readonly incrementId: string;
  /** Where the shopper must go before the order counts, as a card's own check. */
  readonly requiredRedirect: string | null;
}

export interface AppliedCoupon {
  readonly isApplied: boolean;
  /** Why it does not count, in the shop's own words; empty where it gives none. */
  readonly message: string;
  /** Null where the shop does not give them. */
  readonly totals: Totals | null;
}
