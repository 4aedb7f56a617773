import { QUOTATION } from './quotation';
import type { ApiResult, PlacedOrder, PlaceOrderBody, ShopApi } from '../../api';

type Ask = <T>(call: (shop: ShopApi) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;

/** Ordered: the browser goes there. `isPayment` where it leads out of the checkout to pay. */
export interface Ordered {
  readonly kind: 'ordered';
  readonly order: PlacedOrder;
  readonly url: string;
  readonly isPayment: boolean;
}

/** Where an attempt to order has led. */
export type Outcome =
  | Ordered
  /** Nothing was ordered; the shop's own words. */
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }
  /** No order that anybody knows of: the same key is asked after before anything is sent again. */
  | { readonly kind: 'unknown' };

export interface OrderTarget {
  /** What the codes of payments with a page of their own begin with (specification 4). */
  readonly paymentPrefix: string;
  readonly successUrl: string;
}

/**
 * Places an order once, whatever the connection does. An attempt with a key whose outcome is unknown asks the shop first
 * what became of it.
 */
export async function placeOrder(
  ask: Ask,
  body: PlaceOrderBody,
  { key, isRetry }: { readonly key: string; readonly isRetry: boolean },
  target: OrderTarget,
): Promise<Outcome> {
  if (isRetry) {
    const earlier = await ask((shop) => shop.orderOfKey(key));
    if (!earlier.ok) return { kind: 'unknown' };
    if (earlier.value) return afterOrder(ask, earlier.value, body, target);
  }
  const placed = await ask((shop) => shop.placeOrder(body, key));
  if (placed.ok) return afterOrder(ask, placed.value, body, target);
  if (placed.error.kind === 'refused') return placed.error;

  const became = await ask((shop) => shop.orderOfKey(key));
  // Where there is none yet the first sending may still be under way: only the same key is safe to send again.
  return became.ok && became.value ? afterOrder(ask, became.value, body, target) : { kind: 'unknown' };
}

/** Specification 4: a required action goes first, then the page of the payment provider, else the success page. */
async function afterOrder(
  ask: Ask,
  order: PlacedOrder,
  { paymentMethod }: PlaceOrderBody,
  { paymentPrefix, successUrl }: OrderTarget,
): Promise<Outcome> {
  if (order.requiredRedirect) {
    const isPayment = paymentMethod.method !== QUOTATION;
    return { kind: 'ordered', order, url: order.requiredRedirect, isPayment };
  }
  if (!paymentMethod.method.startsWith(paymentPrefix)) {
    return { kind: 'ordered', order, url: successUrl, isPayment: false };
  }
  const redirect = await ask((shop) => shop.redirectPay(order.quoteId));
  return redirect.ok ? { kind: 'ordered', order, url: redirect.value, isPayment: true } : { kind: 'unknown' };
}
