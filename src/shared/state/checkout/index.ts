export type { Checkout, PaymentMethod } from './Checkout';
export { emptyAddress, fromApiAddress, type AddressType, type CheckoutAddress } from './CheckoutAddress';
export { isChosen, shippingLabel } from './choices';
export { createCheckout } from './createCheckout';
export { NO_DETAILS, type Draft } from './Draft';
export { askedAddresses, partiesOf, type Shopper } from './parties';
export { pendingPayment } from './pendingPayment';
export type { Ordered } from './placeOrder';
export { QUOTATION } from './quotation';
