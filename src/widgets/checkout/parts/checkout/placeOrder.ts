import type { ApiError, ApiResult, Ask, NewOrder, PlacedOrder } from '../../../../shared/api';
import { QUOTATION } from '../../store/session';

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

/** The key is that of another order: what is in the cart now is a new intention. */
const KEY_USED = { kind: 'refused', code: 'key_used', message: '' } as const;

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
export interface Attempt {
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
