/** What HTML asks of an e-mail field, with a dot in the domain: every shopper's address has one, most slips have not. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** RFC 5321, 4.5.3.1: a path holds 256 octets, brackets included. */
const LONGEST = 254;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text);
}

/** Shared rule 32: a telephone number is an integer of 10 to 14 digits. */
const DIGITS = /^\d{10,14}$/;

/** A telephone number as it is kept: text, for the zero it begins with; without spaces, hyphens, brackets and a leading +. */
export function normalizePhone(text: string): string {
  return text
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s()-]/g, '');
}

export function isPhone(text: string): boolean {
  return DIGITS.test(normalizePhone(text));
}
