/** By itself: only a page that promises a day has it. */
export { DeliveryPromiseSchema } from '../storefront/wire/delivery';
