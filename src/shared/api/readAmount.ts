/** Reads an amount in euros with a comma or a point and at most two decimals; null for a text that is none. */
export function readAmount(text: string): number | null {
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
