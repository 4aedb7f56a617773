/** What may be ordered: whole numbers from `min`, to `max` where there is one. */
export interface QuantityBounds {
  readonly min: number;
  readonly max: number | null;
}

/** Six digits; what is longer is a slip of the keyboard. */
export const LARGEST_QUANTITY = 999_999;

/** What was typed as a quantity within its bounds; null where it is none. */
export function parseQuantity(text: string, { min, max }: QuantityBounds): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const qty = Number(text);
  return qty >= min && (max === null || qty <= max) ? qty : null;
}

/** The nearest quantity that may be ordered. */
export function clampQuantity(qty: number, { min, max }: QuantityBounds): number {
  return Math.max(min, max === null ? qty : Math.min(qty, max));
}
