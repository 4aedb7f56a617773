import { batch, computed, signal } from '@preact/signals-core';
import type { AddedToCart, ApiError, ApiResult, Ask, CartItem, CartSelection, Totals } from '../../../shared/api';
import { announced } from '../../../shared/changes';
import { failed, ok } from '../../../shared/api/result';
import { emit } from '../../../shared/platform/events';
import type { Cart, RemovedItem, Together } from './Cart';
import { createMutations, lineOf } from './mutations';

/** Cart rule 26: how long a press waits for the code of its part. */
const PRESS_WAITS_MS = 3000;

/** What was sent to be added; counted until totals have it or adding has failed. */
interface Addition {
  readonly qty: number;
  isCounted: boolean;
}

/** The cart of one shop. `mutations.ts` says in which order calls are sent and what is shown until they are answered. */
export function createCart(ask: Ask): Cart {
  const totals = signal<Totals | null>(null);
  const kept = signal<number | null>(null);
  const loadError = signal<ApiError | null>(null);
  const adding = signal(0);
  const { removed, refresh, turn, write, whilePending, changeQuantity, remove, ...mutations } = createMutations(ask, {
    totals,
    onTotals,
    onLoadError: (error) => (loadError.value = error),
    onLineChange,
  });
  const undoing = new Set<RemovedItem>();
  let loading: Promise<void> | null = null;
  /** What the latest press has asked for, and no drawer has taken over; `at` as performance.now(). */
  let ahead: { readonly at: number; readonly read: Promise<void> } | null = null;
  /** Of `adding`: what is in the cart, or may be, and no totals have been read since. */
  const unread = new Set<Addition>();
  /** The code that counts, for totals that do not say; undefined until the shop has been asked. */
  let coupon: string | null | undefined;
  let isLearning = false;

  async function read(): Promise<void> {
    const isUnknown = () => totals.peek() === null && loadError.peek() === null;
    await refresh();
    // A change has aborted the read; its own answer has the totals, or they are read after it.
    if (isUnknown()) await turn();
    if (isUnknown()) await refresh();
  }

  function onTotals(answer: Totals, isWrite: boolean): void {
    const previous = totals.peek();
    const next = withCoupon(answer);
    batch(() => {
      totals.value = next;
      loadError.value = null;
      unread.forEach(takeOff);
      unread.clear();
    });
    const isChange = previous ? !isSameCart(previous, next) : isWrite;
    if (isChange) emit('cart-changed', { itemsQty: next.itemsQty });
  }

  function onLineChange(line: CartItem, by: number): void {
    if (by !== 0) emit('cart-line-changed', { ...line, by });
  }

  /** Cart rule 28: totals may leave the code out, and then it is asked for once. */
  function withCoupon(answer: Totals): Totals {
    if (answer.couponCode !== undefined) coupon = answer.couponCode;
    else if (coupon === undefined) void learnCoupon();
    return { ...answer, couponCode: coupon ?? null };
  }

  async function learnCoupon(): Promise<void> {
    if (isLearning) return;
    isLearning = true;
    const answer = await ask((shop) => shop.coupons());
    isLearning = false;
    // Without an answer the next totals ask again.
    const isAnswered = answer.ok || 'status' in answer.error;
    if (!isAnswered || coupon !== undefined) return;
    [coupon = null] = answer.ok ? answer.value : [];
    const known = totals.peek();
    if (known) totals.value = { ...known, couponCode: coupon };
  }

  /** Adds, and counts from the moment at which the request is sent (cart rule 10). */
  async function put(
    selection: CartSelection,
    together: Together = {},
    onAdded?: () => void,
  ): Promise<ApiResult<AddedToCart>> {
    const addition: Addition = { qty: selection.qty, isCounted: false };
    let line: CartItem | undefined;
    const answer = await write(
      async (shop) => {
        if (together.timeout) return failed(together.timeout);
        addition.isCounted = true;
        adding.value += addition.qty;
        const sent = await shop.addToCart(selection);
        if (!sent.ok && sent.error.kind === 'timeout') together.timeout = sent.error;
        if (!sent.ok && sent.error.kind === 'network') unread.add(addition);
        return sent;
      },
      (added) => {
        onAdded?.();
        if (!added.totals) return;
        line = addedLine(totals.peek(), added.totals, added);
        takeOff(addition);
        onTotals(added.totals, true);
        if (line) onLineChange(line, selection.qty);
      },
    );
    if (!answer.ok) {
      unread.delete(addition);
      takeOff(addition);
    } else if (!answer.value.totals) {
      unread.add(addition);
      await refresh();
    }
    return answer.ok ? ok({ ...answer.value, itemId: line?.id ?? answer.value.itemId }) : answer;
  }

  function takeOff(addition: Addition): void {
    if (addition.isCounted) adding.value -= addition.qty;
    addition.isCounted = false;
  }

  return {
    totals,
    loadError,
    removed,
    adding,
    itemsQty: computed(() => {
      const qty = totals.value?.itemsQty ?? kept.value;
      return qty === null ? null : qty + adding.value;
    }),
    refresh,
    ...mutations,

    askAhead() {
      ahead = { at: performance.now(), read: refresh() };
    },

    askForDrawer() {
      const asked = ahead;
      ahead = null;
      return asked && performance.now() - asked.at < PRESS_WAITS_MS ? asked.read : refresh();
    },

    count(qty) {
      kept.value = qty;
    },

    adopt(printed) {
      if (!totals.peek()) totals.value = withCoupon(printed);
    },

    async load() {
      if (totals.peek()) return;
      loading ??= read().finally(() => (loading = null));
      await loading;
    },

    changeQuantity: (itemId, qty) => announced('cart-change', { itemId, qty }, () => changeQuantity(itemId, qty)),

    remove: (itemId) => announced('cart-remove', { itemId }, () => remove(itemId)),

    add: (selection, together) =>
      announced('cart-add', selection, async () => {
        const answer = await put(selection, together);
        if (answer.ok) {
          const { sku, itemId, totals: next } = answer.value;
          const name = lineOf(next, itemId ?? '')?.name ?? '';
          emit('cart-item-added', { sku, itemId: itemId ?? '', name, qty: selection.qty });
        }
        return answer;
      }),

    replace: (itemId, selection) =>
      announced('cart-replace', { itemId, selection }, () =>
        whilePending(
          itemId,
          write(
            (shop) => shop.replaceItem(itemId, selection),
            (replaced) => (replaced.totals ? onTotals(replaced.totals, true) : void refresh()),
          ),
        ),
      ),

    async undoRemove(itemId) {
      const undo = removed.peek().find(({ item }) => item.id === itemId);
      if (!undo?.item.selection || undoing.has(undo)) return failed({ kind: 'aborted' });
      undoing.add(undo);
      const selection = { ...undo.item.selection, qty: undo.item.qty };
      const answer = await announced('cart-add', selection, () =>
        put(selection, undefined, () => {
          removed.value = removed.peek().filter((other) => other !== undo);
        }),
      );
      undoing.delete(undo);
      return answer;
    },

    forgetRemoved() {
      removed.value = [];
    },

    applyCoupon: (code) =>
      announced('coupon-apply', { code }, () =>
        write(
          (shop) => shop.applyCoupon(code),
          ({ isApplied, totals: next }) => {
            if (isApplied) coupon = code;
            if (next) onTotals(next, true);
            else void refresh();
          },
        ),
      ),

    removeCoupon: () =>
      announced('coupon-remove', {}, () =>
        write(
          (shop) => shop.removeCoupon(),
          (next) => {
            coupon = null;
            onTotals(next, true);
          },
        ),
      ),
  };
}

/** The line that an addition made or enlarged: as the answer names it, else the one that differs from before. */
function addedLine(before: Totals | null, after: Totals, { sku, itemId }: AddedToCart): CartItem | undefined {
  if (itemId !== null) return lineOf(after, itemId);
  const grown = after.items.filter(({ id, qty }) => qty > (lineOf(before, id)?.qty ?? 0));
  return grown.find((line) => line.sku === sku) ?? (grown.length === 1 ? grown[0] : undefined);
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
