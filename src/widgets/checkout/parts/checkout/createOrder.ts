import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { NewOrder, Totals } from '../../../../shared/api';
import { newKey } from '../../../../shared/api/newKey';
import type { Cart } from '../../../cart';
import { wayOf, type OrderTarget } from '../../order/leadTo';
import {
  forgetSentOrder,
  keepSentOrder,
  readSentOrder,
  settleOrder,
  whatBecame,
  type SentOrder,
} from '../../order/sentOrder';
import type { Checkout } from '../../store/Checkout';
import { placeOrder, type Attempt, type Outcome } from './placeOrder';

/** The order that a checkout can become. */
export interface Order {
  /** One attempt at a time: a second call during an attempt returns the outcome of the first. */
  place(): Promise<Outcome>;
  /**
   * What became of an order that this tab sent before the page was loaded; null where it sent none, and where an attempt began
   * meanwhile, which asks by itself.
   */
  resume(): Promise<Outcome | null>;
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
  let hasBegun = false;
  let sent: SentOrder | null = null;

  /**
   * The Idempotency-Key of one intention to order, kept for this tab until its outcome is known: a retry, a second press and a
   * reload in between send the same one (checkout rule 46). A browser that keeps nothing has it until the page is left.
   */
  function takeOrderKey(totals: Totals | null, order: NewOrder): Pick<Attempt, 'key' | 'isRetry' | 'isSameCart'> {
    const lines = JSON.stringify(totals?.items?.map(({ name, qty, options }) => [name, qty, options]) ?? []);
    const earlier = readSentOrder() ?? sent;
    sent = { key: earlier?.key ?? newKey(), lines: earlier ? earlier.lines : lines, way: wayOf(order, target) };
    keepSentOrder(sent);
    // An empty cart is the one that the order left behind.
    const isSameCart = [sent.lines ?? lines, '[]'].includes(lines);
    return { key: sent.key, isRetry: earlier !== null, isSameCart };
  }

  async function place(): Promise<Outcome> {
    const totals = cart.totals.peek();
    const order = newOrder();
    const attempt = {
      ...takeOrderKey(totals, order),
      quoteId: totals?.items?.[0]?.quoteId ?? '',
      onAsk: () => void (isAsking.value = true),
    };
    const outcome = await placeOrder(ask, order, attempt, target);
    isAsking.value = false;
    if (outcome.kind === 'ordered' || outcome.kind === 'refused') sent = null;
    if (outcome.kind === 'ordered') settleOrder(outcome);
    if (outcome.kind === 'refused') forgetSentOrder();
    // The order of this key is one of another cart, or was cancelled since, as where it was not paid: this is a new intention.
    if (attempt.isRetry && outcome.kind === 'refused' && outcome.code === 'key_used') return place();
    if (outcome.kind === 'refused') void cart.refresh();
    return outcome;
  }

  return {
    isAsking,
    place() {
      hasBegun = true;
      placing ??= place().finally(() => (placing = null));
      return placing;
    },
    async resume() {
      if (hasBegun || !readSentOrder()) return null;
      isAsking.value = true;
      const outcome = await whatBecame(ask);
      if (hasBegun) return null;
      isAsking.value = false;
      return outcome;
    },
  };
}
