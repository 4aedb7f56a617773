const SPACE = '\u00a0';

/** Keeps a measure on one line, as in "28 x 145 mm" and "300 cm". */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d) x (?=\d)/g, `${SPACE}x${SPACE}`)
    .replace(/(?<=\d) (?=(?:mm|cm|m|m¹|m²|kg|liter|stuks|dagen)(?![\p{L}\d]))/gu, SPACE);
}
