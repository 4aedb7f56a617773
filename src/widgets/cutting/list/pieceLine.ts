import type { Piece } from '../../../shared/api';
import { formatNumber } from '../../../shared/i18n';

const LETTERS = 26;

/** The letter of a row: A to Z, then AA, AB and on. */
export function letterOf(row: number): string {
  const last = String.fromCodePoint('A'.codePointAt(0)! + (row % LETTERS));
  return row < LETTERS ? last : letterOf(Math.floor(row / LETTERS) - 1) + last;
}

/** A row of a list in words: "A 4 x 1.250 mm, Lange regels". @param locale the page's where it is left out */
export function pieceLine({ length, width, qty, name }: Piece, row: number, locale?: string): string {
  const sides = [length, ...(width === null ? [] : [width])].map((mm) => formatNumber(mm, 0, locale)).join(' x ');
  return `${letterOf(row)} ${qty} x ${sides} mm${name && `, ${name}`}`;
}
