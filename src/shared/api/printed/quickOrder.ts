/** By itself: only the page of the quick order has these. */
export { QuickOrderSchema } from '../storefront/wire/quickOrder';
