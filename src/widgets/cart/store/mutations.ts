import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError, ApiResult, Ask, CartItem, ShopApi, Totals } from '../../../shared/api';
import { tellTabs } from '../../../shared/platform/tabs/tabs';
import type { RemovedItem } from './Cart';
import { createSerialQueue } from './createSerialQueue';

/*
 * The queue of all calls on the cart.
 *
 * Calls are sent one at a time, in the order asked (cart rule 16): two calls on one cart can be answered in the wrong
 * order, and nothing in the answers says which totals are newer. Magento queues them on the session anyway.
 *
 * A read that waits in the queue is shared, because it will see every change before it. A change aborts a read that is
 * under way, because its own answer has the totals too (cart rule 17). After a change that failed the totals are read
 * again, and a change without an answer counts as failed only then; after one that succeeded the other tabs are notified
 * (cart rule 18).
 *
 * A change of quantity is optimistic (cart rule 19):
 * 1. The requested quantity is set at once. Every view of the line shows it in place of the quantity in the totals.
 * 2. The line waits 300 ms. A further change replaces the quantity and starts the wait again.
 * 3. The line sends one request. It takes the quantity when the queue reaches it, so it sends the latest.
 * 4. If the quantity was changed again before the answer, that answer is not shown and the line goes back to 3.
 * 5. Otherwise the requested quantity is dropped together with the new totals. After an error it is dropped alone, which
 *    puts every view back to the quantity in the totals (cart rule 20).
 * Every caller gets the answer to the last request of the line.
 *
 * A removal replaces a change of the same line that waits: nothing more is sent for the change, and its callers get the
 * answer to the removal. The removed line is kept with its index, for undo (cart rule 25).
 */

/** Cart rule 19: how long a line waits for a further change. */
const DEBOUNCE_MS = 300;

interface Handlers {
  readonly totals: ReadonlySignal<Totals | null>;
  /** `isWrite`: they answer a change, not a read. */
  readonly onTotals: (next: Totals, isWrite: boolean) => void;
  readonly onLoadError: (error: ApiError) => void;
  /** The quantity of a line went up (`by` above 0) or down by a change of this page. */
  readonly onLineChange: (line: CartItem, by: number) => void;
}

/** A change of quantity from the first press until the answer to the last. */
interface QuantityChange {
  qty: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** The quantity that is being sent, or waits for its turn; null where none is. */
  sending: number | null;
  readonly answer: Promise<ApiResult<Totals>>;
  readonly settle: (answer: ApiResult<Totals>) => void;
}

export function createMutations(ask: Ask, { totals, onTotals, onLoadError, onLineChange }: Handlers) {
  const queue = createSerialQueue();
  const enqueue = queue.add;
  const requestedQty = signal<ReadonlyMap<string, number>>(new Map());
  const busy = signal<readonly string[]>([]);
  const removed = signal<readonly RemovedItem[]>([]);
  const changes = new Map<string, QuantityChange>();
  /** Not sent yet. */
  let waitingRead: Promise<void> | null = null;
  let read: AbortController | null = null;

  function refresh(): Promise<void> {
    if (waitingRead) return waitingRead;
    const stopSharing = () => {
      if (waitingRead === asked) waitingRead = null;
    };
    const asked = enqueue(async () => {
      const { signal: aborted } = (read = new AbortController());
      aborted.addEventListener('abort', stopSharing);
      // The code of the calls may have to be fetched first.
      const answer = await ask((shop) => {
        stopSharing();
        return shop.totals({ signal: aborted });
      });
      stopSharing();
      read = null;
      if (answer.ok) onTotals(answer.value, false);
      else if (answer.error.kind !== 'aborted') onLoadError(answer.error);
    });
    waitingRead = asked;
    return asked;
  }

  /** Resolves once all that has been asked until now is answered. */
  const turn = (): Promise<void> => enqueue(async () => {});

  const inTurn: Ask = (call) => {
    read?.abort();
    return enqueue(() => ask(call));
  };

  /** Sends a change. `onDone` gets the value before any caller does. */
  async function write<T>(
    call: (shop: ShopApi) => Promise<ApiResult<T>>,
    onDone: (value: T) => void,
  ): Promise<ApiResult<T>> {
    const answer = await inTurn(call);
    if (answer.ok) {
      batch(() => onDone(answer.value));
      tellTabs('cart-changed', null);
    } else {
      const isRead = refresh();
      // The shop may have done it: what the page shows of it stays until the totals are known (cart rule 10).
      if (answer.error.kind === 'network') await isRead;
    }
    return answer;
  }

  /** Marks the line as pending until the answer. */
  async function whilePending<T>(itemId: string, answer: Promise<T>): Promise<T> {
    busy.value = [...busy.peek(), itemId];
    try {
      return await answer;
    } finally {
      const first = busy.peek().indexOf(itemId);
      busy.value = busy.peek().filter((_, index) => index !== first);
    }
  }

  function changeQuantity(itemId: string, qty: number): Promise<ApiResult<Totals>> {
    const change = changes.get(itemId) ?? newChange(qty);
    changes.set(itemId, change);
    change.qty = qty;
    requestedQty.value = new Map(requestedQty.peek()).set(itemId, qty);
    clearTimeout(change.timer);
    change.timer = setTimeout(() => {
      change.timer = undefined;
      if (change.sending === null) void sendChange(itemId, change);
    }, DEBOUNCE_MS);
    return whilePending(itemId, change.answer);
  }

  async function sendChange(itemId: string, change: QuantityChange): Promise<void> {
    let sent = change.qty;
    change.sending = sent;
    const isOvertaken = () => changes.get(itemId) !== change || change.qty !== sent;
    const answer = await write(
      (shop) => {
        sent = change.qty;
        change.sending = sent;
        return shop.changeQuantity(itemId, sent);
      },
      (next) => {
        if (isOvertaken()) return;
        const before = lineOf(totals.peek(), itemId);
        const after = lineOf(next, itemId);
        if (!change.timer) dropRequested(itemId);
        onTotals(next, true);
        if (before && after) onLineChange(after, after.qty - before.qty);
      },
    );
    change.sending = null;
    if (changes.get(itemId) !== change || change.timer) return;
    if (isOvertaken()) return sendChange(itemId, change);
    changes.delete(itemId);
    dropRequested(itemId);
    change.settle(answer);
  }

  function dropRequested(itemId: string): void {
    const others = new Map(requestedQty.peek());
    if (others.delete(itemId)) requestedQty.value = others;
  }

  function remove(itemId: string): Promise<ApiResult<Totals>> {
    const answer = write(
      (shop) => shop.removeItem(itemId),
      (next) => {
        // The index of now: lines before it may have been removed since this was asked.
        const item = lineOf(totals.peek(), itemId);
        if (item) removed.value = [...removed.peek(), { item, index: totals.peek()?.items.indexOf(item) ?? 0 }];
        onTotals(next, true);
        if (item) onLineChange(item, -item.qty);
      },
    );
    const change = changes.get(itemId);
    if (change) {
      changes.delete(itemId);
      clearTimeout(change.timer);
      void settleByRemoval(itemId, change, answer);
    }
    return whilePending(itemId, answer);
  }

  async function settleByRemoval(
    itemId: string,
    { settle }: QuantityChange,
    removal: Promise<ApiResult<Totals>>,
  ): Promise<void> {
    const answer = await removal;
    // A further change of the line has set another quantity meanwhile.
    if (!changes.has(itemId)) dropRequested(itemId);
    settle(answer);
  }

  /** Sends at once what waits: the page is being left, and an answer is not waited for any more (cart rule 37). */
  function flush(): void {
    for (const [itemId, change] of changes) {
      const isUnderWay = !change.timer && change.sending === change.qty;
      if (isUnderWay) continue;
      clearTimeout(change.timer);
      change.timer = undefined;
      void sendChange(itemId, change);
    }
    queue.flush();
  }

  return {
    flush,
    requestedQty,
    removed,
    pendingItems: computed<ReadonlySet<string>>(() => new Set(busy.value)),
    refresh,
    turn,
    inTurn,
    write,
    whilePending,
    changeQuantity,
    remove,
  };
}

function newChange(qty: number): QuantityChange {
  let settle!: QuantityChange['settle'];
  const answer = new Promise<ApiResult<Totals>>((resolve) => (settle = resolve));
  return { qty, sending: null, answer, settle };
}

/** A line of the totals; undefined where they have no such line. */
export function lineOf(totals: Totals | null, itemId: string): CartItem | undefined {
  return totals?.items.find(({ id }) => id === itemId);
}
