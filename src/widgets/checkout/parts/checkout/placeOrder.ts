import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError, ApiResult, Ask, NewOrder, PlacedOrder, Totals } from '../../../../shared/api';
import { newKey } from '../../../../shared/api/newKey';
import { COUPON_CODE, readSession, removeSession, writeSession } from '../../../../shared/platform/storage';
import type { Cart } from '../../../cart';
import { t } from './messages';
import type { Flow } from '../../steps/flow';
import type { Checkout } from '../../store/Checkout';
import { QUOTATION, SESSION } from '../../store/session';

/** The browser goes to `url`; `isPayment` where that is the page of a payment provider. */
export interface Ordered {
  readonly kind: 'ordered';
  readonly order: PlacedOrder;
  readonly url: string;
  readonly isPayment: boolean;
}

/** What came of an attempt to order. */
export type Outcome =
  | Ordered
  /** Nothing was ordered; `message` is the shop's own. */
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }
  /** It is ordered, and the page to pay on can't be reached: the next attempt asks for that page again. */
  | { readonly kind: 'unpaid'; readonly order: PlacedOrder }
  /**
   * Whether there is an order is unknown: the next attempt asks for the order of the same key before it sends one. `message`:
   * what a failing server said that knows of no order, empty where it said nothing.
   */
  | { readonly kind: 'unknown'; readonly message?: string };

export interface OrderTarget {
  /** Prefix of the codes of payment methods with a page of their own (checkout rule 47). */
  readonly paymentPrefix: string;
  readonly successUrl: string;
}

/**
 * Places an order once, whatever the connection does. A retry asks the shop first what became of its key (checkout rule
 * 46).
 */
export async function placeOrder(
  ask: Ask,
  newOrder: NewOrder,
  { key, isRetry, isSameCart = true, quoteId = '', onAsk }: Attempt,
  target: OrderTarget,
): Promise<Outcome> {
  const next = (order: PlacedOrder): Promise<Outcome> =>
    afterOrder(ask, { ...order, quoteId: order.quoteId || quoteId }, newOrder, target);
  const whatBecame = (): Promise<ApiResult<PlacedOrder | null>> => {
    onAsk?.();
    return ask((shop) => shop.orderOfKey(key));
  };

  if (isRetry) {
    const earlier = await whatBecame();
    if (!earlier.ok) return { kind: 'unknown' };
    if (earlier.value) return isSameCart ? next(earlier.value) : KEY_USED;
  }
  const placed = await ask((shop) => shop.placeOrder(newOrder, key));
  if (placed.ok) return next(placed.value);
  const { error } = placed;
  // Only words with a 4xx status say that nothing was ordered: a server that fails may have the order already.
  if (error.kind === 'refused' && error.status < 500) return error;

  const made = await whatBecame();
  if (made.ok && made.value) return next(made.value);
  // Without an order, the first request may still be on its way: only the same key may be sent again.
  return {
    kind: 'unknown',
    ...(made.ok && hasFailed(error) && { message: error.kind === 'refused' ? error.message : '' }),
  };
}

/** The shop itself answered that it failed. Statuses above 500 are a gateway's or a cache's: the shop behind it may still be at work. */
function hasFailed(error: ApiError): boolean {
  return error.kind === 'refused' || (error.kind === 'status' && error.status <= 500);
}

/** One sending of an order. */
interface Attempt {
  readonly key: string;
  /** Its key was sent before, and the outcome is unknown. */
  readonly isRetry: boolean;
  /** It was sent for the lines that the cart has now. */
  readonly isSameCart?: boolean;
  /** The quote that is ordered, for an answer that does not name it; empty where the cart does not either. */
  readonly quoteId?: string;
  /** The shop is being asked what became of the order. */
  readonly onAsk?: () => void;
}

/** Checkout rule 47: a required action, else the page of the payment provider, else the success page. */
async function afterOrder(
  ask: Ask,
  order: PlacedOrder,
  { payment, approvalNote }: Pick<NewOrder, 'payment' | 'approvalNote'>,
  { paymentPrefix, successUrl }: OrderTarget,
): Promise<Outcome> {
  if (order.requiredRedirect) {
    const isPayment = payment.code !== QUOTATION && approvalNote === null;
    return { kind: 'ordered', order, url: order.requiredRedirect, isPayment };
  }
  // Without a quote there is no page to ask for: the success page says what is known.
  if (!payment.code.startsWith(paymentPrefix) || !order.quoteId) {
    return { kind: 'ordered', order, url: successUrl, isPayment: false };
  }
  const redirect = await ask((shop) => shop.redirectPay(order.quoteId));
  return redirect.ok ? { kind: 'ordered', order, url: redirect.value, isPayment: true } : { kind: 'unpaid', order };
}

const ORDER_KEY = 'checkout-order-key';
/** The lines that the key was sent for, as a text to compare. */
const ORDER_LINES = 'checkout-order-lines';

/** The key is that of another order: what is in the cart now is a new intention. */
const KEY_USED = { kind: 'refused', code: 'key_used', message: '' } as const;

/** Refusals after which the methods, the total or the projects that the page has are old (checkout rules 48 and 69). */
const OLD_OFFER: ReadonlySet<string> = new Set(['coupon_gone', 'over_budget', 'total_changed', 'unknown_project']);

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

/**
 * Goes to step 4 and places the order. Resolves to null where nothing was ordered, or where an attempt is under way already.
 * A failure goes back to step 3 with the shop's own message if it gave one (checkout rule 48). An order that may exist is not
 * reported as not placed (checkout rule 46).
 */
export async function submitOrder(
  flow: Flow,
  checkout: Pick<Checkout, 'canPlace' | 'collectPayment'>,
  order: Order,
): Promise<Ordered | null> {
  const before = flow.state.peek();
  flow.dispatch({ type: 'send', isReady: checkout.canPlace.peek() });
  if (flow.state.peek() === before) return null;
  const outcome = await order.place();
  if (outcome.kind === 'ordered') return outcome;
  flow.dispatch({ type: 'failed', message: messageOf(outcome) });
  if (outcome.kind === 'refused' && OLD_OFFER.has(outcome.code)) void checkout.collectPayment();
  return null;
}

function messageOf(outcome: Exclude<Outcome, Ordered>): string {
  if (outcome.kind === 'unpaid') return t('orderUnpaid');
  return outcome.message === undefined ? t('orderUnknown') : outcome.message || t('orderFailed');
}
