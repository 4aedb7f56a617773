/** What is kept of a checkout for this tab; the specification names these without their keys. */
export const SESSION = {
  shippingMethod: 'checkout-shipping-method',
  deliveryOption: 'checkout-delivery-option',
  paymentMethod: 'checkout-payment-method',
  paymentDetails: 'checkout-payment-details',
} as const;
