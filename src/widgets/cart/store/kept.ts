/** Cart rule 30: the key of the discount code that was typed, kept for the tab; the checkout removes it once it is ordered with. */
export const COUPON_CODE = 'coupon-code';

/** Checkout rule 46: that of the Idempotency-Key of an order that was sent and whose outcome is not known; the cart page asks after it. */
export const ORDER_KEY = 'checkout-order-key';
