import * as v from 'valibot';
import { atLeastOne } from '../../shared/props';

export const AnalyticsProps = v.object({
  /** Name of the data layer on `window`. */
  layer: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/, 'a name')), 'dataLayer'),
  /** `required`: nothing is pushed before the shopper has decided; `none`: the shop needs no consent. */
  consent: v.optional(v.picklist(['required', 'none']), 'required'),
  /** Specification 7: the fixed brand of every item; left out where it is empty. */
  brand: v.optional(v.string(), ''),
  /** Specification 7: how many items of a list are told of together, from 920 px on. */
  desktopRow: v.optional(atLeastOne, 4),
  /** The same on a narrower window. */
  mobileRow: v.optional(atLeastOne, 2),
  /** Id of an element that shows what was pushed, for who builds the page. */
  print: v.optional(v.string(), ''),
});
