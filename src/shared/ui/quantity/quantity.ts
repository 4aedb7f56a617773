/** What may be ordered: multiples of `step` from `min`, to `max` where there is one. */
export interface QuantityBounds {
  readonly min: number;
  readonly max: number | null;
  readonly step: number;
}

/** Six digits; what is longer is a slip of the keyboard. */
export const LARGEST_QUANTITY = 999_999;

/** Magento keeps four decimals of a quantity. In these parts of one a computation is exact. */
const PARTS = 10_000;
const partsOf = (qty: number): number => Math.round(qty * PARTS);

/** The largest part of one that a quantity is a multiple of: 0.5 for 2.5, 1 for a whole one. */
export function largestPart(qty: number): number {
  let [part, rest] = [PARTS, partsOf(qty) % PARTS];
  while (rest > 0) [part, rest] = [rest, part % rest];
  return part / PARTS;
}

/** Whether a text is a number as quantities in these steps are written: whole ones, or with decimals. */
export function isNumber(text: string, { step }: Pick<QuantityBounds, 'step'>): boolean {
  return (Number.isInteger(step) ? /^\d+$/ : /^\d+(?:\.\d{1,4})?$/).test(text.trim());
}

/** What was typed as a quantity within its bounds; null where it is none. */
export function parseQuantity(text: string, bounds: QuantityBounds): number | null {
  if (!isNumber(text, bounds)) return null;
  const { min, max, step } = bounds;
  const qty = Number(text);
  const isWithin = qty >= min && qty <= (max ?? LARGEST_QUANTITY);
  return isWithin && partsOf(qty) % partsOf(step) === 0 ? qty : null;
}

/** Why what was typed can't be ordered: a message's key, and its number. */
export type QuantityProblem =
  | { readonly key: 'min' | 'least'; readonly values: { readonly min: number } }
  | { readonly key: 'step'; readonly values: { readonly step: number } }
  | { readonly key: 'max'; readonly values: { readonly max: number } };

/** What is wrong with what was typed as a quantity; null where nothing is. */
export function quantityProblem(text: string, bounds: QuantityBounds): QuantityProblem | null {
  const { min, step } = bounds;
  const max = bounds.max ?? LARGEST_QUANTITY;
  if (parseQuantity(text, bounds) !== null) return null;
  const isKnown = isNumber(text, bounds);
  if (isKnown && Number(text) > max) return { key: 'max', values: { max } };
  if (isKnown && Number(text) >= min) return { key: 'step', values: { step } };
  return { key: Number.isInteger(step) ? 'min' : 'least', values: { min } };
}

/** The nearest quantity that may be ordered: up to a whole number of steps, within `max`; `min` where less than that is there. */
export function clampQuantity(qty: number, { min, max, step }: QuantityBounds): number {
  const each = partsOf(step);
  const whole = Math.ceil(partsOf(qty) / each) * each;
  const most = max === null ? whole : Math.floor(partsOf(max) / each) * each;
  return Math.max(min, Math.min(whole, most) / PARTS);
}
