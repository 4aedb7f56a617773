import { useEffect } from 'react';
import type { Totals } from '../../shared/api';
import { cart } from '../../shared/state/cart';
import type { Checkout } from '../../shared/state/checkout';
import { useSignalValue } from '../../shared/ui';

interface OfferCart {
  readonly cartUrl: string;
  /** As the server printed them. */
  readonly printed: Totals | null;
  readonly isRequesting: boolean;
}

/** Loads the totals, and leaves for the cart page where stock went away (specification 2.1) or nothing is left. */
export function useOfferCart(checkout: Checkout, { cartUrl, printed, isRequesting }: OfferCart): void {
  const totals = useSignalValue(checkout.totals);
  const isUnsaleable = !isRequesting && totals !== null && (!totals.validStock || totals.itemsQty === 0);

  useEffect(() => {
    if (printed) cart.adopt(printed);
    void cart.load();
    // Once: what was printed is the cart of then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (isUnsaleable) location.assign(cartUrl);
  }, [isUnsaleable, cartUrl]);
}
