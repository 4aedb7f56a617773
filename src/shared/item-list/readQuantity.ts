/** "12 stuks", "12x", "12 st." are twelve. */
const UNIT = /\s*(?:x|×|st|stk|stuks?|pcs?)\.?$/i;

/**
 * A quantity as people and spreadsheets write it: whole, with or without a unit, with zeros after a comma or point ("12,00"),
 * with points between thousands ("1.000", as Dutch spreadsheets have them). Null where it is none.
 */
export function readQuantity(written: string): number | null {
  const number = written.trim().replace(UNIT, '');
  if (/^\d{1,3}(?:\.\d{3})+$/.test(number)) return whole(number.replaceAll('.', ''));
  const zeros = /^(\d+)(?:[.,]0{1,2})?$/.exec(number);
  return zeros ? whole(zeros[1]!) : null;
}

function whole(digits: string): number | null {
  return digits.length <= 9 ? Number(digits) : null;
}
