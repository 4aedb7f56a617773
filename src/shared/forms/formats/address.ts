const PATTERNS = {
  /** SA, SD and SS are never given out. */
  NL: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
} as const;

/** Shared rule 31: six letters and digits at most; what stands between them does not count. */
const LONGEST = 6;

/**
 * A postcode as it is kept and sent: "1234 ab" is 1234AB. How that of a country beside the Netherlands and Belgium is written,
 * its shopper knows.
 */
export function normalizePostcode(text: string, country = 'NL'): string {
  if (!isKnown(country)) return text.trim();
  return lettersAndDigits(text).slice(0, LONGEST);
}

const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** As it stands on an envelope: 1012 JS in the Netherlands, 2000 in Belgium. */
export function writtenPostcode(postcode: string, country: string): string {
  return country === 'NL' ? postcode.replace(/^(\d{4})\s?(?=[A-Z]{2}$)/i, '$1\u00a0') : postcode;
}

/** Whether it is a postcode of that country, written in any of the usual ways; every text is one of another country. */
export function isPostcode(text: string, country: string): boolean {
  return isKnown(country) ? PATTERNS[country].test(lettersAndDigits(text)) : text.trim() !== '';
}

function isKnown(country: string): country is keyof typeof PATTERNS {
  return Object.hasOwn(PATTERNS, country);
}

export interface HouseNumber {
  readonly number: string;
  readonly addition: string;
}

/**
 * What was typed in the field for the house number, split: "12A" is 12 and A, "12 bus 3" is 12 and "bus 3", "12-14" is 12
 * and 14. Null where it does not begin with a number.
 */
export function splitHouseNumber(text: string): HouseNumber | null {
  const written = text.trim();
  const [number] = /^\d{1,6}(?!\d)/.exec(written) ?? [];
  return number === undefined ? null : { number, addition: written.slice(number.length).replace(/^\s*[-/,]?\s*/, '') };
}
