import type { ApiError, ApiResult, Ask, NewOrder, PlacedOrder } from '../../../../shared/api';
import { leadTo, wayOf, type Ordered, type OrderTarget, type Unpaid } from '../../order/leadTo';

/** What came of an attempt to order. */
export type Outcome =
  | Ordered
  /** Nothing was ordered; `message` is the shop's own. */
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }
  | Unpaid
  /**
   * Whether there is an order is unknown: the next attempt asks for the order of the same key before it sends one. `message`:
   * what a failing server said that knows of no order, empty where it said nothing.
   */
  | { readonly kind: 'unknown'; readonly message?: string };

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
    leadTo(ask, { ...order, quoteId: order.quoteId || quoteId }, wayOf(newOrder, target));
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
