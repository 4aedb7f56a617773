import type { Totals } from '../../../shared/api';
import { toCents, type Amount, type Cents } from '../../../shared/money';

/** A row of the totals and its amount. */
export type TotalRow =
  | { readonly kind: 'businessDiscount' | 'subtotal'; readonly amount: Amount }
  | { readonly kind: 'discount'; readonly amount: Amount; readonly code: string }
  /** Null while unknown: before an address is given (cart rule 14). */
  | { readonly kind: 'shipping'; readonly amount: Amount | null; readonly label: string | null }
  /** The same in both price views. */
  | { readonly kind: 'totalExclTax' | 'tax' | 'totalInclTax'; readonly cents: Cents };

/** The totals of what is not delivered yet, such as a quotation: delivery is unknown and no part of the sums. */
export function withoutDelivery(totals: Totals): Totals {
  const { shipping, shippingExclTax, grandTotal, tax } = totals;
  return {
    ...totals,
    shipping: toCents(0),
    shippingExclTax: toCents(0),
    grandTotal: toCents(grandTotal - shipping),
    tax: toCents(tax - (shipping - shippingExclTax)),
    delivery: null,
  };
}

/** What the rows are made of: the totals of a cart, or of an order. */
export type Sums = Pick<
  Totals,
  | 'subtotal'
  | 'shipping'
  | 'shippingExclTax'
  | 'discount'
  | 'discountExclTax'
  | 'volumeDiscount'
  | 'volumeDiscountExclTax'
  | 'tax'
  | 'grandTotal'
  | 'couponCode'
  | 'freeShippingRemaining'
  | 'delivery'
> &
  Partial<Pick<Totals, 'isVirtual'>>;

interface Knowledge {
  /** A shipping method has been chosen, so 0 is free and not unknown. */
  readonly isShippingKnown?: boolean;
}

/**
 * The totals as rows, in the order to show (cart rule 13). They add up in both price views: the rows above the total
 * without VAT are shown in the shopper's price view. What is not delivered has no row for delivery. A business customer's
 * discount is in the subtotal already (cart rule 12), so it is above it.
 */
export function totalRows(totals: Sums, { isShippingKnown = false }: Knowledge = {}): TotalRow[] {
  const { volumeDiscount, discount, shipping } = totals;
  const isReached = totals.freeShippingRemaining === 0;
  const isKnown = isShippingKnown || shipping !== 0 || totals.delivery !== null || isReached;
  const rows: (TotalRow | false)[] = [
    volumeDiscount !== 0 && {
      kind: 'businessDiscount',
      amount: { inclTax: volumeDiscount, exclTax: totals.volumeDiscountExclTax },
    },
    { kind: 'subtotal', amount: totals.subtotal },
    discount !== 0 && {
      kind: 'discount',
      amount: { inclTax: discount, exclTax: totals.discountExclTax },
      code: totals.couponCode ?? '',
    },
    !totals.isVirtual && {
      kind: 'shipping',
      amount: isKnown ? { inclTax: shipping, exclTax: totals.shippingExclTax } : null,
      label: totals.delivery?.label ?? null,
    },
    { kind: 'totalExclTax', cents: toCents(totals.grandTotal - totals.tax) },
    { kind: 'tax', cents: totals.tax },
    { kind: 'totalInclTax', cents: totals.grandTotal },
  ];
  return rows.filter((row) => row !== false);
}
