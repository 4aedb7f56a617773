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

/** Why what was typed can't be ordered: a message's key, and its number. */
export type QuantityProblem =
  | { readonly key: 'quantityMin'; readonly values: { readonly min: number } }
  | { readonly key: 'quantityStep'; readonly values: { readonly step: number } }
  | { readonly key: 'quantityMax'; readonly values: { readonly max: number } };

/** What is wrong with what was typed as a quantity; null where nothing is. */
export function quantityProblem(text: string, bounds: QuantityBounds): QuantityProblem | null {
  const { min, step } = bounds;
  const max = bounds.max ?? LARGEST_QUANTITY;
  if (parseQuantity(text, bounds) !== null) return null;
  const isWhole = /^\d+$/.test(text.trim());
  if (isWhole && Number(text) > max) return { key: 'quantityMax', values: { max } };
  if (isWhole && Number(text) >= min) return { key: 'quantityStep', values: { step } };
  return { key: 'quantityMin', values: { min } };
}

/** The nearest quantity that may be ordered: up to a whole number of steps, never beyond what there is. */
export function clampQuantity(qty: number, { min, max, step }: QuantityBounds): number {
  const whole = Math.ceil(qty / step) * step;
  const most = max === null ? whole : Math.floor(max / step) * step;
  return Math.max(min, Math.min(whole, most));
}
