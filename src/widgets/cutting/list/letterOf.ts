const LETTERS = 26;

/** The letter of a row: A to Z, then AA, AB and on. */
export function letterOf(row: number): string {
  const last = String.fromCodePoint('A'.codePointAt(0)! + (row % LETTERS));
  return row < LETTERS ? last : letterOf(Math.floor(row / LETTERS) - 1) + last;
}
