import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const QuotationPopupProps = v.object({
  /** Specification 9: how long after the checkout has loaded it appears, in ms. */
  delay: v.optional(milliseconds, 180_000),
  /** The page that a quotation is asked on. */
  url: v.optional(v.pipe(v.string(), v.nonEmpty()), '/offerte-aanvragen'),
});
