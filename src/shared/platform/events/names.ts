import type { ShopEvents } from './ShopEvents';

/** What a page may change: each has an event before it and one after it (`shared/changes/Changes.ts`). */
export const CHANGES = [
  'cart-add',
  'cart-replace',
  'cart-change',
  'cart-remove',
  'coupon-apply',
  'coupon-remove',
  'listing-change',
  'price-view-change',
] as const;

/** One that is missing does not compile. */
const EVENTS: Readonly<Record<keyof ShopEvents, true>> = {
  'cart-changed': true,
  'cart-item-added': true,
  'cart-line-changed': true,
  'wishlist-changed': true,
  'checkout-started': true,
  'shipping-chosen': true,
  'payment-chosen': true,
  'product-changed': true,
  'delivery-promised': true,
  'cutting-list-planned': true,
  'job-calculated': true,
  'list-added': true,
  'compare-added': true,
  'checkout-step': true,
  'order-placed': true,
  'price-view-changed': true,
  'widget-mounted': true,
  'widget-error': true,
  'listing-changed': true,
  'customer-changed': true,
  'cart-refresh': true,
  'add-to-cart': true,
  'set-price-view': true,
  'set-consent': true,
  message: true,
};

/** Every event of the page without the prefix `shop:`, for what no compiler reads: scripts and templates. */
export const EVENT_NAMES: readonly string[] = [
  ...Object.keys(EVENTS),
  ...CHANGES.flatMap((change) => [`before-${change}`, `after-${change}`]),
];
