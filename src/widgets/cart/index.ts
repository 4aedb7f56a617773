export { t as tCart } from './messages';
export { cart } from './store';
export { COUPON_CODE, ORDER_KEY } from './store/kept';
export type { Cart } from './store/Cart';
