/** What HTML asks of an e-mail field, with a dot in the domain: every shopper's address has one, most slips have not. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** RFC 5321, 4.5.3.1: a path holds 256 octets, brackets included. */
const LONGEST = 254;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text);
}
