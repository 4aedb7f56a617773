import * as v from 'valibot';
import { milliseconds, timeLimit } from '../../shared/props';

export const FormProps = v.object({
  /** Rules by the name of a field, for markup that can't carry `data-rules` on the field itself. */
  rules: v.optional(v.record(v.string(), v.string()), {}),
  /** Milliseconds from the last key to the check (specification 5: 500). */
  delay: v.optional(milliseconds, 500),
  /** How it is sent: by the browser, or without leaving the page. */
  submit: v.optional(v.picklist(['native', 'fetch']), 'native'),
  /** Milliseconds an answer is waited for, where it is sent without leaving the page (specification 9). */
  timeLimit,
});
