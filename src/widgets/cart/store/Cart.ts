import type { ReadonlySignal } from '@preact/signals-core';
import type {
  AddedToCart,
  ApiError,
  ApiResult,
  AppliedCoupon,
  Ask,
  CartItem,
  CartSelection,
  Totals,
} from '../../../shared/api';

/** The shopper's cart, as in the latest answer of the shop. No other code asks for totals or changes a quote. */
export interface Cart {
  /** Null until the shop has answered once. */
  readonly totals: ReadonlySignal<Totals | null>;
  /** The number for the badge, including what is being added; null while nothing says it. */
  readonly itemsQty: ReadonlySignal<number | null>;
  /** How many were sent to be added and are not in the totals yet; part of `itemsQty` where that is known. */
  readonly adding: ReadonlySignal<number>;
  /** Why the last load gave no totals; null when it did. The totals known before stay. */
  readonly loadError: ReadonlySignal<ApiError | null>;
  /**
   * Quantities that the shopper asked for and the shop has not answered yet, by line id. Views show them in place of the
   * quantity in `totals`; after an error they are gone.
   */
  readonly requestedQty: ReadonlySignal<ReadonlyMap<string, number>>;
  /** Ids of the lines with a change or removal under way. */
  readonly pendingItems: ReadonlySignal<ReadonlySet<string>>;
  /** Removed lines that can be undone, oldest first. */
  readonly removed: ReadonlySignal<readonly RemovedItem[]>;

  /** Takes the number of articles that the browser keeps, which counts until the totals are known. */
  count(qty: number): void;
  /** Takes the totals that the server printed, where the shop has not answered yet (cart rule 36). */
  adopt(printed: Totals): void;
  /** Asks for the totals unless they are known; callers share one request. */
  load(): Promise<void>;
  /** Asks for the totals again. */
  refresh(): Promise<void>;
  /** Asks for the totals at a press that is to open the drawer, before its view is there (cart rule 51). */
  askAhead(): void;
  /** Asks for the totals as the drawer opens, unless the press that opens it has asked for them (cart rule 26). */
  askForDrawer(): Promise<void>;
  /** Sends a call that changes the cart when those before it have been answered; the caller reads the totals then (cart rule 16). */
  inTurn: Ask;
  /** `together` is shared by the additions that were asked for at once (cart rule 48). */
  add(selection: CartSelection, together?: Together): Promise<ApiResult<AddedToCart>>;
  /**
   * Waits 300 ms for a further change of the line, then sends the latest quantity. Every caller gets the answer to that
   * one, or to a removal of the line in between (cart rule 19).
   */
  changeQuantity(itemId: string, qty: number): Promise<ApiResult<Totals>>;
  /** Replaces what a line selects, such as another variant. */
  replace(itemId: string, selection: CartSelection): Promise<ApiResult<AddedToCart>>;
  remove(itemId: string): Promise<ApiResult<Totals>>;
  /** Puts a removed line back with the quantity it had; `aborted` where there is nothing to undo, or it is being undone. */
  undoRemove(itemId: string): Promise<ApiResult<AddedToCart>>;
  forgetRemoved(): void;
  /** Sends at once what still waits to be sent, because the page is being left (cart rule 37). */
  flush(): void;
  /** Applies a discount code or gift voucher; a refusal has the shop's own text. */
  applyCoupon(code: string): Promise<ApiResult<AppliedCoupon>>;
  removeCoupon(): Promise<ApiResult<Totals>>;
}

/** A line that was removed and can be put back; `index` is its position at the time. */
export interface RemovedItem {
  readonly item: CartItem;
  readonly index: number;
}

/** Additions that were asked for at once: those that are not sent yet have the error of the one without an answer in time. */
export interface Together {
  timeout?: ApiError;
}
