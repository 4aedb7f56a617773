import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const MessagesProps = v.object({
  /** Specification 9: how long a success or a notice stays. */
  life: v.optional(milliseconds, 5000),
  /** How long a warning or an error stays; until closed where it is left out (WCAG 2.2.1). */
  errorLife: v.optional(milliseconds),
});
