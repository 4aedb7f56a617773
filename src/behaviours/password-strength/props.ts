import * as v from 'valibot';

export const PasswordStrengthProps = v.object({
  /** Milliseconds from the last key to the badge (specification 5: 200). */
  delay: v.optional(v.pipe(v.number(), v.minValue(0)), 200),
});
