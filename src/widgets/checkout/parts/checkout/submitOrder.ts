import type { Flow } from '../../steps/flow';
import type { Ordered } from '../../order/leadTo';
import type { Checkout } from '../../store/Checkout';
import type { Order } from './createOrder';
import { t } from './messages';
import type { Outcome } from './placeOrder';

/** Refusals after which the methods, the total or the projects that the page has are old (checkout rules 48 and 69). */
const OLD_OFFER: ReadonlySet<string> = new Set(['coupon_gone', 'over_budget', 'total_changed', 'unknown_project']);

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

/** Tells what became of an order that was sent before the page was loaded (checkout rule 46). Resolves to null where none is known of. */
export async function resumeOrder(flow: Flow, order: Order): Promise<Ordered | null> {
  const outcome = await order.resume();
  if (outcome === null || outcome.kind === 'ordered') return outcome;
  flow.dispatch({ type: 'failed', message: messageOf(outcome) });
  return null;
}

function messageOf(outcome: Exclude<Outcome, Ordered>): string {
  if (outcome.kind === 'unpaid') return t('orderUnpaid');
  return outcome.message === undefined ? t('orderUnknown') : outcome.message || t('orderFailed');
}
