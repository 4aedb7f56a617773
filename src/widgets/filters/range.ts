/** The price range a shopper is choosing, in whole euros, within what the listing holds. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
  readonly from: number;
  readonly to: number;
}

/** Where the two thumbs stand; without a bound a thumb stands at its end. */
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

/** A thumb never passes the other one. */
export function moveFrom(range: Range, euros: number): Range {
  return { ...range, from: Math.max(range.lowest, Math.min(euros, range.to - 1)) };
}

export function moveTo(range: Range, euros: number): Range {
  return { ...range, to: Math.min(range.highest, Math.max(euros, range.from + 1)) };
}

/** The bounds a range asks for in euros; a thumb at its end asks for none. */
export function boundsOf({ lowest, highest, from, to }: Range): {
  readonly minPrice: number;
  readonly maxPrice: number;
} {
  return { minPrice: from > lowest ? from : 0, maxPrice: to < highest ? to : 0 };
}

/** Euros as typed, with a comma or a point; 0 for an empty field, null for what is no amount. */
export function readEuros(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** A bound as its field shows it; empty for none. */
export function writeEuros(euros: number): string {
  return euros > 0 ? String(euros).replace('.', ',') : '';
}
