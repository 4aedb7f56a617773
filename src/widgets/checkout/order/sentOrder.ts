import * as v from 'valibot';
import type { Ask } from '../../../shared/api';
import { LINK } from '../../../shared/platform/addresses';
import { parseStored } from '../../../shared/platform/parseStored';
import { readSession, removeSession, writeSession } from '../../../shared/platform/storage';
import { COUPON_CODE, ORDER_KEY } from '../../cart';
import { SESSION } from '../store/session';
import { leadTo, type Ordered, type OrderWay, type Unpaid } from './leadTo';

const ORDER_LINES = 'checkout-order-lines';
const ORDER_WAY = 'checkout-order-way';

/** An order that was sent and whose outcome is not known yet (checkout rule 46). */
export interface SentOrder {
  readonly key: string;
  /** The lines that it was sent for, as a text to compare; null where that is not known. */
  readonly lines: string | null;
  /** Null where that is not known. */
  readonly way: OrderWay | null;
}

const StoredWay = v.object({
  successUrl: v.pipe(v.string(), v.regex(LINK)),
  hasPaymentPage: v.boolean(),
  isPaid: v.boolean(),
});

/** The order that this tab has sent and knows no outcome of. What no header can carry was not sent. */
export function readSentOrder(): SentOrder | null {
  const key = /^[\w-]+$/.exec(readSession(ORDER_KEY) ?? '')?.[0];
  if (key === undefined) return null;
  return { key, lines: readSession(ORDER_LINES), way: parseStored(readSession(ORDER_WAY), StoredWay) };
}

export function keepSentOrder({ key, lines, way }: SentOrder): void {
  writeSession(ORDER_KEY, key);
  if (lines !== null) writeSession(ORDER_LINES, lines);
  writeSession(ORDER_WAY, JSON.stringify(way));
}

/** Its outcome is known. */
export function forgetSentOrder(): void {
  [ORDER_KEY, ORDER_LINES, ORDER_WAY].forEach(removeSession);
}

/** Forgets what was kept for an order that is placed now. */
export function settleOrder({ isPayment }: Ordered): void {
  forgetSentOrder();
  // The next cart begins without it; a cart that is restored has it applied (checkout rule 17).
  [COUPON_CODE, SESSION.quotedPlace].forEach(removeSession);
  // A payment may fail, and then the same is ordered again.
  if (!isPayment) [SESSION.labels, SESSION.offeredReference, SESSION.approvalNote].forEach(removeSession);
}

/** What became of the order that this tab has sent, where that is not known (checkout rule 46). */
export async function whatBecame(ask: Ask): Promise<Ordered | Unpaid | { readonly kind: 'unknown' }> {
  const sent = readSentOrder();
  const made = sent && (await ask((shop) => shop.orderOfKey(sent.key)));
  if (!made?.ok || !made.value || !sent?.way) return { kind: 'unknown' };
  const outcome = await leadTo(ask, made.value, sent.way);
  if (outcome.kind === 'ordered') settleOrder(outcome);
  return outcome;
}
