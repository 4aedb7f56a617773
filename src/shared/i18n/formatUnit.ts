import { pageConfig } from '../platform/config';

/** A quantity as the shopper reads it: "1204", or "0,5" of what Magento sells in fractions, with its four decimals at most. */
export function formatQuantity(qty: number): string {
  if (Number.isInteger(qty)) return String(qty);
  return new Intl.NumberFormat(pageConfig().locale.replace('_', '-'), { maximumFractionDigits: 4 }).format(qty);
}

/** Shared rule 11: the units a product is sold by; empty where it is sold by none. */
export type MeasureUnit = '' | 'STUK' | 'M1' | 'M2';

/**
 * A unit as it follows a price: "per m¹", "per m²"; empty for STUK and for none (shared rule 11).
 * Dutch and English write it alike.
 */
export function formatUnit(unit: MeasureUnit): string {
  if (unit === 'M1') return 'per m¹';
  if (unit === 'M2') return 'per m²';
  return '';
}

const SPACE = '\u00a0';

/** Keeps a measure on one line, as in "28 x 145 mm" and "300 cm". */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d) x (?=\d)/g, `${SPACE}x${SPACE}`)
    .replace(/(?<=\d) (?=(?:mm|cm|m|m¹|m²|kg|liter|stuks|dagen)(?![\p{L}\d]))/gu, SPACE);
}
