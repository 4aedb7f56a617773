/** Specification 5: a telephone number is an integer of 10 to 14 digits. */
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
