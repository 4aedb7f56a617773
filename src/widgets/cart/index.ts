export { t as tCart } from './messages';
export { cart } from './store';
export type { Cart } from './store/Cart';
