const MM_IN = { mm: 1, cm: 10, m: 1000 } as const;
const MEASURE = /^(\d{1,7}(?:[.,]\d{1,4})*)\s*(mm|cm|m)?$/i;
/** As the Dutch write thousands: 1.250. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;

/**
 * A length as a shopper writes it, in whole mm (cutting rule 1): "1250", "1.250", "72 cm", "0,6 m". Without a unit it is in mm.
 * @returns null for what is no length, or no whole number of mm
 */
export function readMeasure(text: string): number | null {
  const match = MEASURE.exec(text.trim());
  if (!match) return null;
  const [, digits = '', unit = 'mm'] = match;
  const factor = MM_IN[unit.toLowerCase() as keyof typeof MM_IN];
  const isGrouped = factor === 1 && GROUPED.test(digits);
  const number = Number(isGrouped ? digits.replaceAll('.', '') : digits.replace(',', '.'));
  const mm = Math.round(number * factor * 1000) / 1000;
  return Number.isSafeInteger(mm) ? mm : null;
}
