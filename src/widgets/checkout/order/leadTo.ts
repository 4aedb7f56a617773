import type { Ask, NewOrder, PlacedOrder } from '../../../shared/api';
import { QUOTATION } from '../store/session';

/** The browser goes to `url`; `isPayment` where that is the page of a payment provider. */
export interface Ordered {
  readonly kind: 'ordered';
  readonly order: PlacedOrder;
  readonly url: string;
  readonly isPayment: boolean;
}

/** It is ordered, and the page to pay on can't be reached: the next attempt asks for that page again. */
export interface Unpaid {
  readonly kind: 'unpaid';
  readonly order: PlacedOrder;
}

export interface OrderTarget {
  /** Prefix of the codes of payment methods with a page of their own (checkout rule 47). */
  readonly paymentPrefix: string;
  readonly successUrl: string;
}

/** Where an order leads, as far as it is known before it is placed. */
export interface OrderWay {
  readonly successUrl: string;
  /** Its payment has a page of its own. */
  readonly hasPaymentPage: boolean;
  /** It is to be paid: neither a quotation nor a request for approval is. */
  readonly isPaid: boolean;
}

export function wayOf(
  { payment, approvalNote }: Pick<NewOrder, 'payment' | 'approvalNote'>,
  { paymentPrefix, successUrl }: OrderTarget,
): OrderWay {
  return {
    successUrl,
    hasPaymentPage: payment.code.startsWith(paymentPrefix),
    isPaid: payment.code !== QUOTATION && approvalNote === null,
  };
}

/** Checkout rule 47: a required action, else the page of the payment provider, else the success page. */
export async function leadTo(
  ask: Ask,
  order: PlacedOrder,
  { successUrl, hasPaymentPage, isPaid }: OrderWay,
): Promise<Ordered | Unpaid> {
  if (order.requiredRedirect) return { kind: 'ordered', order, url: order.requiredRedirect, isPayment: isPaid };
  // Without a quote there is no page to ask for: the success page says what is known.
  if (!hasPaymentPage || !order.quoteId) return { kind: 'ordered', order, url: successUrl, isPayment: false };
  const redirect = await ask((shop) => shop.redirectPay(order.quoteId));
  return redirect.ok ? { kind: 'ordered', order, url: redirect.value, isPayment: true } : { kind: 'unpaid', order };
}
