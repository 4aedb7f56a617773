import { useEffect, useState } from 'react';
import type { Totals } from '../../shared/api';
import { emit } from '../../shared/events';
import { cart } from '../../shared/state/cart';
import { pendingPayment, type Checkout } from '../../shared/state/checkout';
import { useSignalValue } from '../../shared/ui';

interface CheckoutCartOptions {
  readonly cartUrl: string;
  readonly hasPendingPayment: boolean;
  /** As the server printed them. */
  readonly totals: Totals | null;
}

interface CheckoutCart {
  /** The cart of a payment that was left could not be had back. */
  readonly isRestoreFailed: boolean;
  readonly restore: () => void;
}

/**
 * Specification 4: who left for a payment and is back gets the cart back, once. Else the totals are those of the page, or
 * asked for. Where nothing of it can be ordered the way leads to the cart page (specification 2.1).
 */
export function useCheckoutCart(
  checkout: Checkout,
  { cartUrl, hasPendingPayment, totals: printed }: CheckoutCartOptions,
): CheckoutCart {
  const totals = useSignalValue(checkout.totals);
  const [state, setState] = useState<'asking' | 'ready' | 'failed'>('asking');
  // Before it is asked back the cart of an unpaid order is empty.
  const isUnsaleable = state === 'ready' && totals !== null && (!totals.validStock || totals.itemsQty === 0);

  async function restore(): Promise<void> {
    // What failed before is not told any more: where it fails again, it is told again.
    setState('asking');
    const isRestored = await checkout.restore();
    setState(isRestored ? 'ready' : 'failed');
  }

  async function begin(): Promise<void> {
    const isBack = pendingPayment.takeBack();
    if (isBack || hasPendingPayment) {
      await restore();
    } else {
      if (printed) cart.adopt(printed);
      await cart.load();
      setState('ready');
    }
    if ((checkout.totals.peek()?.itemsQty ?? 0) > 0) emit('checkout-started');
  }

  useEffect(() => {
    void begin();
    // Once: a payment is asked back once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (isUnsaleable) location.assign(cartUrl);
  }, [isUnsaleable, cartUrl]);

  return { isRestoreFailed: state === 'failed', restore: () => void restore() };
}
