/** Reads an amount in euros with a comma or a point and at most two decimals; null for a text that is none. */
export function readAmount(text: string): number | null {
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** A number from 1 to 999999 in an address; null for a text that is none (listing rule 18). */
export function readWholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
