import * as v from 'valibot';
import { milliseconds, timeLimit } from '../../shared/props';

export const LandingFormProps = v.object({
  /** Milliseconds from the last key to the check (specification 5: 500). */
  delay: v.optional(milliseconds, 500),
  /** Milliseconds an answer is waited for (specification 9). */
  timeLimit,
});
