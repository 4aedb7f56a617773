import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  AddedToCart,
  ApiError,
  ApiResult,
  AppliedCoupon,
  CartItem,
  CartSelection,
  Totals,
} from '../../../shared/api';
import { failed } from '../../../shared/api/result';
import { emit } from '../../../shared/platform/events';
import { createMutations, lineOf, type Ask, type RemovedItem } from './mutations';

/** The shopper's cart, as in the latest answer of the shop. No other code asks for totals or changes a quote. */
export interface Cart {
  /** Null until the shop has answered once. */
  readonly totals: ReadonlySignal<Totals | null>;
  /** The number for the badge, including what is being added; null while the totals are. */
  readonly itemsQty: ReadonlySignal<number | null>;
  /** How many are being added; part of `itemsQty` where that is known. */
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

  /** Takes the totals that the server printed, where the shop has not answered yet (cart rule 36). */
  adopt(printed: Totals): void;
  /** Asks for the totals unless they are known; callers share one request. */
  load(): Promise<void>;
  /** Asks for the totals again. */
  refresh(): Promise<void>;
  add(selection: CartSelection): Promise<ApiResult<AddedToCart>>;
  /**
   * Waits 300 ms for a further change of the line, then sends the latest quantity. Every caller gets the answer to that
   * one, or to a removal of the line in between (cart rule 19).
   */
  changeQuantity(itemId: string, qty: number): Promise<ApiResult<Totals>>;
  /** Replaces what a line selects, such as another variant. */
  replace(itemId: string, selection: CartSelection): Promise<ApiResult<AddedToCart>>;
  remove(itemId: string): Promise<ApiResult<Totals>>;
  /** Puts a removed line back with the quantity it had; `aborted` where there is nothing to undo. */
  undoRemove(itemId: string): Promise<ApiResult<AddedToCart>>;
  forgetRemoved(): void;
  /** Applies a discount code or gift voucher; a refusal has the shop's own text. */
  applyCoupon(code: string): Promise<ApiResult<AppliedCoupon>>;
  removeCoupon(): Promise<ApiResult<Totals>>;
}

/** The cart of one shop. `mutations.ts` says in which order calls are sent and what is shown until they are answered. */
export function createCart(ask: Ask): Cart {
  const totals = signal<Totals | null>(null);
  const loadError = signal<ApiError | null>(null);
  const adding = signal(0);
  const { removed, refresh, write, whilePending, ...mutations } = createMutations(ask, {
    totals,
    onTotals,
    onLoadError: (error) => (loadError.value = error),
    onLineChange,
  });
  let loading: Promise<void> | null = null;

  function onTotals(next: Totals, isWrite: boolean): void {
    const previous = totals.peek();
    batch(() => {
      totals.value = next;
      loadError.value = null;
    });
    const isChange = previous ? !isSameCart(previous, next) : isWrite;
    if (isChange) emit('cart-changed', { itemsQty: next.itemsQty });
  }

  function onLineChange(line: CartItem, by: number): void {
    if (by !== 0) emit('cart-line-changed', { ...line, by });
  }

  async function put(selection: CartSelection): Promise<ApiResult<AddedToCart>> {
    adding.value += selection.qty;
    let isCounted = true;
    const stopCounting = () => {
      if (isCounted) adding.value -= selection.qty;
      isCounted = false;
    };
    const answer = await write(
      (shop) => shop.addToCart(selection),
      (added) => {
        stopCounting();
        onTotals(added.totals, true);
        const line = lineOf(added.totals, added.itemId);
        if (line) onLineChange(line, selection.qty);
      },
    );
    stopCounting();
    return answer;
  }

  return {
    totals,
    loadError,
    removed,
    adding,
    itemsQty: computed(() => (totals.value ? totals.value.itemsQty + adding.value : null)),
    refresh,
    ...mutations,

    adopt(printed) {
      if (!totals.peek()) totals.value = printed;
    },

    async load() {
      if (totals.peek()) return;
      loading ??= refresh().finally(() => (loading = null));
      await loading;
    },

    async add(selection) {
      const answer = await put(selection);
      if (answer.ok) {
        const { sku, itemId, totals: next } = answer.value;
        const name = lineOf(next, itemId)?.name ?? '';
        emit('cart-item-added', { sku, itemId, name, qty: selection.qty });
      }
      return answer;
    },

    replace: (itemId, selection) =>
      whilePending(
        itemId,
        write(
          (shop) => shop.replaceItem(itemId, selection),
          (replaced) => onTotals(replaced.totals, true),
        ),
      ),

    async undoRemove(itemId) {
      const undo = removed.peek().find(({ item }) => item.id === itemId);
      if (!undo) return failed({ kind: 'aborted' });
      removed.value = removed.peek().filter((other) => other !== undo);
      const answer = await put({ ...undo.item.selection, qty: undo.item.qty });
      if (!answer.ok) removed.value = [...removed.peek(), undo];
      return answer;
    },

    forgetRemoved() {
      removed.value = [];
    },

    applyCoupon: (code) =>
      write(
        (shop) => shop.applyCoupon(code),
        (applied) => onTotals(applied.totals, true),
      ),

    removeCoupon: () =>
      write(
        (shop) => shop.removeCoupon(),
        (next) => onTotals(next, true),
      ),
  };
}

/** Cart rule 35: whether lines, quantities, prices and code are the same. */
function isSameCart(one: Totals, other: Totals): boolean {
  const isSameLine = (line: CartItem, index: number) => {
    const match = other.items[index];
    return match?.id === line.id && match.qty === line.qty && match.rowTotal.inclTax === line.rowTotal.inclTax;
  };
  return (
    one.grandTotal === other.grandTotal &&
    one.couponCode === other.couponCode &&
    one.itemsQty === other.itemsQty &&
    one.items.length === other.items.length &&
    one.items.every(isSameLine)
  );
}
