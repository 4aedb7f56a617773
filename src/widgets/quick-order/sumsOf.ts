import type { QuickOrder } from '../../shared/api';
import { toCents } from '../../shared/money';
import type { Sums } from '../cart/views';

const NOTHING = toCents(0);

/** The sums of a quick order as totals are shown: nothing is delivered yet, and no coupon counts. */
export function sumsOf({ sums }: Pick<QuickOrder, 'sums'>): Sums {
  return {
    subtotal: sums.subtotal,
    volumeDiscount: sums.volumeDiscount.inclTax,
    volumeDiscountExclTax: sums.volumeDiscount.exclTax,
    tax: sums.tax,
    grandTotal: sums.total,
    shipping: NOTHING,
    shippingExclTax: NOTHING,
    discount: NOTHING,
    discountExclTax: NOTHING,
    couponCode: null,
    freeShippingRemaining: null,
    delivery: null,
    isVirtual: true,
  };
}
