import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Totals } from '../../../../shared/api';
import { newKey } from '../../../../shared/api/newKey';
import { COUPON_CODE, readSession, removeSession, writeSession } from '../../../../shared/platform/storage';
import type { Cart } from '../../../cart';
import type { Checkout } from '../../store/Checkout';
import { SESSION } from '../../store/session';
import { placeOrder, type Attempt, type OrderTarget, type Outcome } from './placeOrder';

const ORDER_KEY = 'checkout-order-key';
/** The lines that the key was sent for, as a text to compare. */
const ORDER_LINES = 'checkout-order-lines';

/** The order that a checkout can become. */
export interface Order {
  /** One attempt at a time: a second call during an attempt returns the outcome of the first. */
  place(): Promise<Outcome>;
  /** The shop is being asked what became of an order whose answer did not come. */
  readonly isAsking: ReadonlySignal<boolean>;
}

export function createOrder(
  { ask, newOrder }: Pick<Checkout, 'ask' | 'newOrder'>,
  cart: Pick<Cart, 'refresh' | 'totals'>,
  target: OrderTarget,
): Order {
  const isAsking = signal(false);
  let placing: Promise<Outcome> | null = null;
  let sent: { readonly key: string; readonly lines: string } | null = null;

  /**
   * The Idempotency-Key of one intention to order, kept for this tab until its outcome is known: a retry, a second press and a
   * reload in between send the same one (checkout rule 46). A browser that keeps nothing has it until the page is left.
   */
  function takeOrderKey(totals: Totals | null): Pick<Attempt, 'key' | 'isRetry' | 'isSameCart'> {
    const lines = JSON.stringify(totals?.items?.map(({ name, qty, options }) => [name, qty, options]) ?? []);
    // What no header can carry was not sent.
    const earlier = /^[\w-]+$/.exec(readSession(ORDER_KEY) ?? '')?.[0] ?? sent?.key;
    // An empty cart is the one that the order left behind.
    const isSameCart = [readSession(ORDER_LINES) ?? sent?.lines ?? lines, '[]'].includes(lines);
    if (earlier) return { key: earlier, isRetry: true, isSameCart };
    const key = newKey();
    sent = { key, lines };
    writeSession(ORDER_KEY, key);
    writeSession(ORDER_LINES, lines);
    return { key, isRetry: false };
  }

  async function place(): Promise<Outcome> {
    const totals = cart.totals.peek();
    const attempt = {
      ...takeOrderKey(totals),
      quoteId: totals?.items?.[0]?.quoteId ?? '',
      onAsk: () => void (isAsking.value = true),
    };
    const outcome = await placeOrder(ask, newOrder(), attempt, target);
    isAsking.value = false;
    if (outcome.kind === 'ordered' || outcome.kind === 'refused') {
      sent = null;
      [ORDER_KEY, ORDER_LINES].forEach(removeSession);
    }
    // The next cart begins without it; a cart that is restored has it applied (checkout rule 17).
    if (outcome.kind === 'ordered') [COUPON_CODE, SESSION.quotedPlace].forEach(removeSession);
    // A payment may fail, and then the same is ordered again.
    if (outcome.kind === 'ordered' && !outcome.isPayment)
      [SESSION.labels, SESSION.offeredReference, SESSION.approvalNote].forEach(removeSession);
    // The order of this key is one of another cart, or was cancelled since, as where it was not paid: this is a new intention.
    if (attempt.isRetry && outcome.kind === 'refused' && outcome.code === 'key_used') return place();
    if (outcome.kind === 'refused') void cart.refresh();
    return outcome;
  }

  return {
    isAsking,
    place() {
      placing ??= place().finally(() => (placing = null));
      return placing;
    },
  };
}
