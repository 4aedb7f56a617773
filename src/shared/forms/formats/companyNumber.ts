/** A number of the Dutch chamber of commerce (KVK): eight digits; it has no check digit. */
export function isCocNumber(text: string): boolean {
  return /^\d{8}$/.test(text.replace(/\s/g, ''));
}

/**
 * A Belgian enterprise number: ten digits of which the first is 0 or 1, with or without points. The last two are 97 less
 * the remainder of the first eight by 97.
 */
export function isBelgianCompanyNumber(text: string): boolean {
  const digits = text.replace(/[\s.]/g, '');
  return /^[01]\d{9}$/.test(digits) && Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}
