import { batch, computed, signal } from '@preact/signals-core';
import type { AddedToCart, ApiError, ApiResult, CartSelection, ShopApi, Totals } from '../../api';
import { failed } from '../../api/result';
import { emit } from '../../events';
import { tellTabs } from '../tabs';
import type { Cart, RemovedItem } from './Cart';
import { createLane } from './lane';
import { isSameCart, qtyOf, removedItem, without } from './model';
import { createQuantities } from './quantities';

type Ask = <T>(call: (shop: ShopApi) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;

/**
 * The cart on one shop. Every call takes its turn in one lane, so the answer that came last is the newest word of the
 * server, and it wins over whatever this page believed.
 */
export function createCart(ask: Ask): Cart {
  const totals = signal<Totals | null>(null);
  const fault = signal<ApiError | null>(null);
  const adding = signal(0);
  const busy = signal<readonly string[]>([]);
  const removed = signal<readonly RemovedItem[]>([]);
  const lane = createLane();

  let loading: Promise<void> | null = null;
  let waitingRead: Promise<void> | null = null;
  let read: AbortController | null = null;

  /** A read that still waits for its turn will see all that happened up to now, one under way may not. */
  function refresh(): Promise<void> {
    waitingRead ??= lane(() => {
      waitingRead = null;
      return readTotals();
    });
    return waitingRead;
  }

  async function readTotals(): Promise<void> {
    const started = (read = new AbortController());
    const answer = await ask((shop) => shop.totals({ signal: started.signal }));
    read = null;
    if (answer.ok) takeOver(answer.value, false);
    else if (answer.error.kind !== 'aborted') fault.value = answer.error;
  }

  /** A write carries the totals in its answer, so a slow read before it need not be waited for. */
  async function write<T>(
    call: (shop: ShopApi) => Promise<ApiResult<T>>,
    onDone: (value: T) => void,
  ): Promise<ApiResult<T>> {
    read?.abort();
    const answer = await lane(() => ask(call));
    if (answer.ok) {
      onDone(answer.value);
      tellTabs('cart-changed', null);
    } else {
      void refresh();
    }
    return answer;
  }

  function takeOver(next: Totals, isWrite: boolean): void {
    const previous = totals.peek();
    batch(() => {
      totals.value = next;
      fault.value = null;
    });
    const isChange = previous ? !isSameCart(previous, next) : isWrite;
    if (isChange) emit('cart-changed', { itemsQty: next.itemsQty });
  }

  function tellLine(next: Totals, itemId: string, by: number): void {
    const line = next.items.find((item) => item.id === itemId);
    if (line && by !== 0) emit('cart-line-changed', { ...line, by });
  }

  async function whileBusy<T>(itemId: string, answer: Promise<T>): Promise<T> {
    busy.value = [...busy.peek(), itemId];
    try {
      return await answer;
    } finally {
      busy.value = without(busy.peek(), itemId);
    }
  }

  async function put(selection: CartSelection): Promise<ApiResult<AddedToCart>> {
    adding.value += selection.qty;
    let counted = true;
    const stopCounting = () => {
      if (counted) adding.value -= selection.qty;
      counted = false;
    };
    const answer = await write(
      (shop) => shop.addToCart(selection),
      (added) =>
        batch(() => {
          stopCounting();
          takeOver(added.totals, true);
          tellLine(added.totals, added.itemId, selection.qty);
        }),
    );
    stopCounting();
    return answer;
  }

  const quantities = createQuantities((itemId, wanted, isOvertaken) =>
    write(
      (shop) => shop.changeQuantity(itemId, wanted()),
      (next) => {
        const was = qtyOf(totals.peek(), itemId);
        if (isOvertaken()) return;
        takeOver(next, true);
        if (was !== undefined) tellLine(next, itemId, (qtyOf(next, itemId) ?? 0) - was);
      },
    ),
  );

  return {
    totals,
    fault,
    removed,
    adding,
    itemsQty: computed(() => (totals.value ? totals.value.itemsQty + adding.value : null)),
    pendingItems: computed(() => new Set(busy.value)),
    refresh,

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
        const name = next.items.find((item) => item.id === itemId)?.name ?? '';
        emit('cart-item-added', { sku, itemId, name, qty: selection.qty });
      }
      return answer;
    },

    changeQuantity: (itemId, qty) => whileBusy(itemId, quantities.change(itemId, qty)),

    replace: (itemId, selection) =>
      whileBusy(
        itemId,
        write(
          (shop) => shop.replaceItem(itemId, selection),
          (replaced) => takeOver(replaced.totals, true),
        ),
      ),

    remove(itemId) {
      const answer = write(
        (shop) => shop.removeItem(itemId),
        (next) =>
          batch(() => {
            // Its place is where it stands now: lines before it may have gone since it was asked.
            const undo = removedItem(totals.peek(), itemId);
            if (undo) removed.value = [...removed.peek(), undo];
            takeOver(next, true);
            if (undo) emit('cart-line-changed', { ...undo.item, by: -undo.item.qty });
          }),
      );
      quantities.overtake(itemId, answer);
      return whileBusy(itemId, answer);
    },

    async undoRemove(itemId) {
      const undo = removed.peek().find(({ item }) => item.id === itemId);
      if (!undo) return failed({ kind: 'aborted' });
      removed.value = without(removed.peek(), undo);
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
        (applied) => takeOver(applied.totals, true),
      ),

    removeCoupon: () =>
      write(
        (shop) => shop.removeCoupon(),
        (next) => takeOver(next, true),
      ),
  };
}
