import { readAmount } from '../../../../shared/api/readNumbers';

/** The price range that a shopper is choosing, in whole euros, and the lowest and highest price in the listing. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
  readonly from: number;
  readonly to: number;
}

/** The positions of the two thumbs; without a bound a thumb is at its end. Prices are in cents, bounds in euros. */
export function rangeOf(lowest: number, highest: number, minPrice: number, maxPrice: number): Range {
  const low = Math.floor(lowest / 100);
  const high = Math.max(low + 1, Math.ceil(highest / 100));
  const within = (euros: number) => Math.min(high, Math.max(low, euros));
  return {
    lowest: low,
    highest: high,
    from: minPrice > 0 ? within(Math.floor(minPrice)) : low,
    to: maxPrice > 0 ? within(Math.ceil(maxPrice)) : high,
  };
}

/** Moves the lower thumb, at least 1 euro below the other one. */
export function moveFrom(range: Range, euros: number): Range {
  return { ...range, from: Math.max(range.lowest, Math.min(euros, range.to - 1)) };
}

/** Moves the upper thumb, at least 1 euro above the other one. */
export function moveTo(range: Range, euros: number): Range {
  return { ...range, to: Math.min(range.highest, Math.max(euros, range.from + 1)) };
}

/** The bounds of a range in euros; 0, which is none, for a thumb at its end. */
export function boundsOf({ lowest, highest, from, to }: Range): {
  readonly minPrice: number;
  readonly maxPrice: number;
} {
  return { minPrice: from > lowest ? from : 0, maxPrice: to < highest ? to : 0 };
}

/** Reads euros as typed, with a comma or a point; 0 for an empty field, null for a text that is no amount. */
export function readEuros(text: string): number | null {
  const typed = text.trim();
  return typed === '' ? 0 : readAmount(typed);
}

/** The text of a bound in its field; empty for none. */
export function writeEuros(euros: number): string {
  return euros > 0 ? String(euros).replace('.', ',') : '';
}
