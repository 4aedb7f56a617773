import * as v from 'valibot';
import { defineWidget } from '../../mount';
import { link } from '../../shared/api/schemas';
import { Minicart } from './Minicart';

export const MinicartProps = v.object({
  /** The cart page. */
  cartUrl: v.optional(link, '/checkout/cart'),
  /** The first step of the checkout. */
  checkoutUrl: v.optional(link, '/checkout'),
});

export default defineWidget({ props: MinicartProps, view: Minicart });
