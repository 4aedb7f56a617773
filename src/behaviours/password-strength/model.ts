export type Strength = 'weak' | 'medium' | 'strong';

const SHORT = 6;
const LONG = 8;

/**
 * Specification 5. Strong needs lowercase, uppercase, digit, special character and 8 characters; medium the same four with
 * 6 characters, or lowercase, uppercase and special character with 8.
 */
export function strengthOf(password: string): Strength {
  const { length } = password;
  const isMixed = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /[^\p{L}\p{N}]/u.test(password);
  const hasDigit = /\p{Nd}/u.test(password);
  if (!isMixed) return 'weak';
  if (hasDigit && length >= LONG) return 'strong';
  return (hasDigit && length >= SHORT) || length >= LONG ? 'medium' : 'weak';
}
