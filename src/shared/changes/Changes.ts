import type { AddedToCart, ApiResult, AppliedCoupon, CartSelection, ListingState, Totals } from '../api';
import type { PriceView } from '../money';
import type { CHANGES } from '../platform/events/names';
import type { ShopEvents } from '../platform/events/ShopEvents';

/**
 * What a shopper, a part or a script of the page may change. Each change has an event before it and one after it:
 * `shop:before-cart-add` and `shop:after-cart-add`. Where a listener forbids it the outcome is the error `aborted`.
 */
export interface Changes {
  /** A selection is added to the cart; also where a removal is undone. */
  'cart-add': { readonly request: CartSelection; readonly outcome: ApiResult<AddedToCart> };
  /** A line selects something else, such as another variant. */
  'cart-replace': {
    readonly request: { readonly itemId: string; readonly selection: CartSelection };
    readonly outcome: ApiResult<AddedToCart>;
  };
  /** A line gets another quantity; presses in a row are one request to the shop, and a change each. */
  'cart-change': {
    readonly request: { readonly itemId: string; readonly qty: number };
    readonly outcome: ApiResult<Totals>;
  };
  'cart-remove': { readonly request: { readonly itemId: string }; readonly outcome: ApiResult<Totals> };
  'coupon-apply': { readonly request: { readonly code: string }; readonly outcome: ApiResult<AppliedCoupon> };
  'coupon-remove': { readonly request: object; readonly outcome: ApiResult<Totals> };
  /** The listing of the page gets other filters, another order or another page; Back and Forward are no change. */
  'listing-change': { readonly request: ListingState; readonly outcome: ApiResult<ListingState> };
  /** Prices show with or without VAT from now on; another tab's choice is no change. */
  'price-view-change': {
    readonly request: { readonly view: PriceView };
    readonly outcome: ApiResult<{ readonly view: PriceView }>;
  };
}

/** `detail` of an event before a change; `preventDefault()` forbids it. */
export interface BeforeChange<Request> {
  readonly request: Request;
  /**
   * The change waits for this, however long it takes. It is not made where the value is `false`, or where the promise rejects,
   * which is reported in the console.
   * @throws Error once the event has been dispatched
   */
  waitUntil(promise: Promise<unknown>): void;
}

/** `detail` of an event after a change, made or not. */
export interface AfterChange<Request, Outcome> {
  readonly request: Request;
  readonly outcome: Outcome;
}

/** Those that have events: one that is not among the names can't be announced. */
export type Change = (typeof CHANGES)[number];

type EventsOfChanges = {
  readonly [Name in Change as `before-${Name}`]: BeforeChange<Changes[Name]['request']>;
} & {
  readonly [Name in Change as `after-${Name}`]: AfterChange<Changes[Name]['request'], Changes[Name]['outcome']>;
};

/** Every event of the page, without the prefix `shop:`, and what its `detail` holds. */
export type PageEvents = ShopEvents & EventsOfChanges;

type DocumentEvents = { readonly [Name in keyof PageEvents as `shop:${Name}`]: CustomEvent<PageEvents[Name]> };

declare global {
  interface DocumentEventMap extends DocumentEvents {}
}
