const MM_IN_CM = 10;
const MM_IN_M = 1000;
/** Any other unit is the metre. */
const SMALLER: Readonly<Record<string, number>> = { mm: 1, cm: MM_IN_CM };

/** How a length's unit is written, for an expression in which case does not count. */
export const LENGTH_UNIT = 'mm|cm|m(?:et(?:er|re)s?)?';

const LENGTH = new RegExp(`^(\\d{1,7}(?:[.,]\\d{1,4})*)\\s*(${LENGTH_UNIT})?$`, 'i');
/** As the Dutch write thousands: 1.250. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const AREA = /^(\d{1,7}(?:[.,]\d{1,2})?)\s*(?:m[2²])?$/i;

/**
 * A length as a shopper writes it, in whole mm (cutting rule 1): "1250", "1.250", "72 cm", "0,6 m". Without a unit it is in mm.
 * @returns null for what is no length, or no whole number of mm
 */
export function readMillimetres(text: string): number | null {
  return wholeOf(lengthOf(text, 'mm'));
}

/**
 * A length as a shopper writes it, in whole cm (project rule 3): "4", "4,5", "4.50", "1,80 m", "180 cm". Without a unit it is in
 * metres, with two decimals at most: with three it may be thousands.
 * @returns null for what is no length, or no whole number of cm
 */
export function readMetres(text: string): number | null {
  const mm = /[.,]\d{3,}$/.test(text.trim()) ? null : lengthOf(text, 'm');
  return wholeOf(mm && mm / MM_IN_CM);
}

/** An area in m² as a shopper writes it, in whole dm²: "2,5", "2.50 m2", "2,5 m²"; null for what is none. */
export function readArea(text: string): number | null {
  const [, number] = AREA.exec(text.trim()) ?? [];
  return number === undefined ? null : Math.round(Number(number.replace(',', '.')) * 100);
}

/** In mm; null where it can't be read. @param unit of a number without one */
function lengthOf(text: string, unit: 'mm' | 'm'): number | null {
  const [, digits, written = unit] = LENGTH.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const factor = SMALLER[written.toLowerCase()] ?? MM_IN_M;
  const isGrouped = factor === 1 && GROUPED.test(digits);
  const number = Number(isGrouped ? digits.replaceAll('.', '') : digits.replace(',', '.'));
  return Math.round(number * factor * 1000) / 1000;
}

const wholeOf = (number: number | null): number | null => (Number.isSafeInteger(number) ? number : null);
