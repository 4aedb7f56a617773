import { useEffect, useState } from 'react';
import type { Totals } from '../../../../shared/api';
import { emit } from '../../../../shared/platform/events';
import { loadCart, useCartCheck } from '../../steps/openCheckout';
import type { CheckoutDetails } from '../../store/Checkout';
import { pendingPayment } from '../../store/session';

interface CheckoutCartOptions {
  readonly cartUrl: string;
  readonly hasPendingPayment: boolean;
  /** As the server printed them. */
  readonly totals: Totals | null;
  /**
   * The shopper is not sent to the cart, whatever it has: an order is being placed, or was, or the session is lost, and the cart
   * with it, and the page says so.
   */
  readonly isFixed: boolean;
}

interface CheckoutCart {
  /** The cart of an unpaid order could not be restored. */
  readonly isRestoreFailed: boolean;
  /** The cart is known, and restored where it had to be. */
  readonly isReady: boolean;
  readonly restore: () => Promise<void>;
}

/** Restores the cart of an unpaid order, once (checkout rule 49), else loads the cart. */
export function useCheckoutCart(
  checkout: CheckoutDetails,
  { cartUrl, hasPendingPayment, totals: printed, isFixed }: CheckoutCartOptions,
): CheckoutCart {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // The cart of an unpaid order is empty until it is restored.
  useCartCheck(checkout, cartUrl, state === 'ready' && !isFixed);

  async function restore(): Promise<void> {
    const isRestored = await checkout.restore();
    setState(isRestored ? 'ready' : 'failed');
  }

  async function begin(): Promise<void> {
    const isBack = pendingPayment.takeBack();
    if (isBack || hasPendingPayment) {
      await restore();
    } else {
      await loadCart(printed);
      setState('ready');
    }
    if ((checkout.totals.peek()?.itemsQty ?? 0) > 0) emit('checkout-started');
  }

  useEffect(() => {
    void begin();
    // Once: an order is restored once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { isRestoreFailed: state === 'failed', isReady: state === 'ready', restore };
}
