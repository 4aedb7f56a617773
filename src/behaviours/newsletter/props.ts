import * as v from 'valibot';
import { timeLimit } from '../../shared/props';

export const NewsletterProps = v.object({
  /** Milliseconds an answer is waited for (specification 9). */
  timeLimit,
});
