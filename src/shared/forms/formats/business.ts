/** A number of the Dutch chamber of commerce (KVK): eight digits; it has no check digit. */
export function isCocNumber(text: string): boolean {
  return /^\d{8}$/.test(text.replace(/\s/g, ''));
}

/** A company number of either country as it is sent: without the spaces and points that people write in it. */
export function normalizeCompanyNumber(text: string): string {
  return text.replace(/[\s.]/g, '');
}

/**
 * A Belgian enterprise number: ten digits of which the first is 0 or 1, with or without points. The last two are 97 less
 * the remainder of the first eight by 97.
 */
export function isBelgianCompanyNumber(text: string): boolean {
  const digits = normalizeCompanyNumber(text);
  return /^[01]\d{9}$/.test(digits) && Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}

/** What follows the prefix of each country's VAT number, by the European Commission's table (VIES) and, for GB, HMRC's. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** A VAT number as it is kept: "nl 0000.99.998.B57" is NL000099998B57. */
export function normalizeVat(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Whether the text has the form of a VAT number of one of the 28 countries (shared rule 33). */
export function isVat(text: string): boolean {
  const number = normalizeVat(text);
  return PATTERNS[number.slice(0, 2)]?.test(number.slice(2)) ?? false;
}

/**
 * Whether the check digits are right, for a Dutch or Belgian number of the right form; others have none that we know. A
 * number that fails may still be one that the tax office gave out: it is a reason to look again, not to refuse.
 */
export function hasVatCheckDigits(text: string): boolean {
  const number = normalizeVat(text);
  if (number.startsWith('NL')) return passesEleven(number.slice(2, 11)) || isRemainderOne(number);
  return !number.startsWith('BE') || isBelgianCompanyNumber(number.slice(2));
}

/** A legal person's number: the digits weighed 9 to 2 give the last one as remainder by 11. */
function passesEleven(digits: string): boolean {
  const weighed = Array.from({ length: 8 }, (_, index) => Number(digits[index]) * (9 - index));
  return weighed.reduce((sum, term) => sum + term, 0) % 11 === Number(digits[8]);
}

/** A sole trader's number since 2020: read as one number, letters as 10 to 35, its remainder by 97 is 1. */
function isRemainderOne(number: string): boolean {
  let remainder = 0;
  for (const character of number) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}
