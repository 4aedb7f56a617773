/** Where an element stands and how high it would be by itself, in px. */
export interface Natural {
  readonly top: number;
  readonly height: number;
}

/** Tops that differ by less stand on one line: fractions of pixels come with zoom. */
const SAME_LINE = 1;

/** The height for each: that of the highest on its line, or of all. */
export function matchedHeights(items: readonly Natural[], byRow: boolean): number[] {
  const onLine = (a: Natural, b: Natural): boolean => !byRow || Math.abs(a.top - b.top) < SAME_LINE;
  return items.map((item) => Math.max(...items.filter((other) => onLine(item, other)).map(({ height }) => height)));
}
