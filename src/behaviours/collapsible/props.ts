import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const CollapsibleProps = v.object({
  /** A media query, such as `(min-width: 920px)`, under which it is always open; left out, it never is. */
  openAt: v.optional(v.string(), ''),
  /** How long it takes to unfold. */
  duration: v.optional(milliseconds, 200),
});
