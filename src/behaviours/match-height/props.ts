import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const MatchHeightProps = v.object({
  /** What gets one height, as a selector within the element. */
  match: v.optional(v.string(), '[data-match]'),
  /** Whether only those that stand on one line are matched. */
  byRow: v.optional(v.boolean(), true),
  /** Specification 9: at most one recalculation in so many milliseconds. */
  throttle: v.optional(milliseconds, 500),
});
