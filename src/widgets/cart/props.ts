import * as v from 'valibot';
import { TotalsSchema, link } from '../../shared/api/schemas';

export const CartProps = v.object({
  /** What the page was printed from, so that it comes alive without asking; the shop is asked where it is left out. */
  totals: v.optional(v.nullable(TotalsSchema), null),
  checkoutUrl: v.optional(link, '/checkout'),
  continueUrl: v.optional(link, '/'),
});
