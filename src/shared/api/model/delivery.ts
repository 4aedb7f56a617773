import type { Amount } from '../../money';

/** How something is brought: on the shop's own lorry, by post as one parcel, or as a letter. */
export type DeliveryWay = 'lorry' | 'parcel' | 'letterbox';

/** What the shop says of bringing so many of a product to a postcode, and of collecting them. Days are ISO dates. */
export interface DeliveryPromise {
  /** By the clock of the shop. */
  readonly today: string;
  /** Null where it can't be brought there, or can't be had. */
  readonly home: HomeDelivery | null;
  /** Where the lorry does not go: an island, and the harbour from which a ship does. Null elsewhere. */
  readonly crossing: { readonly island: string; readonly harbour: string } | null;
  /** Null where it can't be had. */
  readonly pickup: Pickup | null;
}

export interface HomeDelivery {
  readonly way: DeliveryWay;
  /** Of an order of this alone. */
  readonly price: Amount;
  /** From what the goods come to delivery is free; null where it never is. */
  readonly freeFrom: Amount | null;
  readonly firstDay: string;
  /** Today's time, such as "12:00", until when an order counts for that first day; null where that is tomorrow. */
  readonly orderBefore: string | null;
  /** The day on which it comes in; null for what is there. */
  readonly arrival: string | null;
  /** How many are there, where the rest has to come in; null where all of it comes together. */
  readonly there: number | null;
}

export interface Pickup {
  readonly place: string;
  readonly address: string;
  /** The day and time, such as "14:30", from which it can be collected. */
  readonly day: string;
  readonly time: string;
  /** In the shop's own words. */
  readonly hours: readonly { readonly days: string; readonly open: string }[];
  readonly closed: string;
}

/** What is asked of the shop. */
export interface PromiseQuery {
  readonly sku: string;
  readonly qty: number;
  /** 1012JS or 2000; null where the shopper has named none. */
  readonly postcode: string | null;
}
