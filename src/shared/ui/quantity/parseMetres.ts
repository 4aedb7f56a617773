/** In cm: a kilometre. */
const LONGEST = 100_000;

/** A length in metres as a shopper writes it, "4", "4,5" or "4.50", in whole cm; null where it is no length up to 1 km. */
export function parseMetres(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, metres = '', fraction = ''] = match;
  const cm = Number(metres) * 100 + Number(fraction.padEnd(2, '0'));
  return cm > 0 && cm <= LONGEST ? cm : null;
}
