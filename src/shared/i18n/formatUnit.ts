/** Specification 3: the units a product is sold by; empty where it is sold by none. */
export type MeasureUnit = '' | 'STUK' | 'M1' | 'M2';

/**
 * A unit as it stands behind a price: "per m¹", "per m²"; empty for STUK and for none (specification 9).
 * Dutch and English write it alike.
 */
export function formatUnit(unit: MeasureUnit): string {
  if (unit === 'M1') return 'per m¹';
  if (unit === 'M2') return 'per m²';
  return '';
}
