/** What may be ordered: multiples of `step` from `min`, to `max` where there is one. */
export interface QuantityBounds {
  readonly min: number;
  readonly max: number | null;
  readonly step: number;
}

/** Six digits; what is longer is a slip of the keyboard. */
export const LARGEST_QUANTITY = 999_999;

/** What was typed as a quantity within its bounds; null where it is none. */
export function parseQuantity(text: string, { min, max, step }: QuantityBounds): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const qty = Number(text);
  return qty >= min && qty % step === 0 && (max === null || qty <= max) ? qty : null;
}

/** The nearest quantity that may be ordered: up to a whole number of steps, never beyond what there is. */
export function clampQuantity(qty: number, { min, max, step }: QuantityBounds): number {
  const whole = Math.ceil(qty / step) * step;
  const most = max === null ? whole : Math.floor(max / step) * step;
  return Math.max(min, Math.min(whole, most));
}
