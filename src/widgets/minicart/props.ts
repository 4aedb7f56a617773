import * as v from 'valibot';
import { link } from '../../shared/api/schemas';

export const MinicartProps = v.object({
  /** The cart page. */
  cartUrl: v.optional(link, '/checkout/cart'),
  /** The first step of the checkout. */
  checkoutUrl: v.optional(link, '/checkout'),
});
