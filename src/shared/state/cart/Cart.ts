import type { ReadonlySignal } from '@preact/signals-core';
import type { AddedToCart, ApiError, ApiResult, AppliedCoupon, CartItem, CartSelection, Totals } from '../../api';

/** A line that was taken out and can come back; `index` is where it stood. */
export interface RemovedItem {
  readonly item: CartItem;
  readonly index: number;
}

/** The shopper's cart as the server last told it. One owner: nobody else asks for totals or changes a quote. */
export interface Cart {
  /** Null until the shop has answered once. */
  readonly totals: ReadonlySignal<Totals | null>;
  /** The number for the badge, with what is being added counted in already; null while the totals are. */
  readonly itemsQty: ReadonlySignal<number | null>;
  /** How many are on their way into the cart; counted into `itemsQty` where that is known. */
  readonly adding: ReadonlySignal<number>;
  /** Why the last load gave no totals; null when it did. The totals known before stay. */
  readonly fault: ReadonlySignal<ApiError | null>;
  /** Ids of the lines with a change or removal under way. */
  readonly pendingItems: ReadonlySignal<ReadonlySet<string>>;
  /** Removed lines that can be undone, oldest first. */
  readonly removed: ReadonlySignal<readonly RemovedItem[]>;

  /** Takes the totals that the server printed into the page, where the shop has not answered yet. */
  adopt(printed: Totals): void;
  /** Asks for the totals unless they are known; a second caller shares the first one's question. */
  load(): Promise<void>;
  /** Asks for the totals anew. */
  refresh(): Promise<void>;
  add(selection: CartSelection): Promise<ApiResult<AddedToCart>>;
  /**
   * Waits 300 ms for a further change of the line, then sends the last quantity asked for. Every caller gets the answer
   * to that one; a removal in between answers for it.
   */
  changeQuantity(itemId: string, qty: number): Promise<ApiResult<Totals>>;
  /** Chooses a line anew. */
  replace(itemId: string, selection: CartSelection): Promise<ApiResult<AddedToCart>>;
  remove(itemId: string): Promise<ApiResult<Totals>>;
  /** Puts a removed line back with the quantity it had; `aborted` where there is nothing to undo. */
  undoRemove(itemId: string): Promise<ApiResult<AddedToCart>>;
  forgetRemoved(): void;
  /** A discount code or gift voucher for this cart; one that does not count is refused in the words of the shop. */
  applyCoupon(code: string): Promise<ApiResult<AppliedCoupon>>;
  removeCoupon(): Promise<ApiResult<Totals>>;
}
