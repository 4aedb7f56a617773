/** A number from 1 to 999999 in an address; null for a text that is none (listing rule 18). */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
