import { isPostcode, normalizePostcode } from '../../../shared/forms';

/** A postcode of a country that the shop delivers to. */
export interface Place {
  /** As it is kept and sent: 1012JS, 2000. */
  readonly postcode: string;
  readonly country: 'NL' | 'BE';
}

const COUNTRIES = ['NL', 'BE'] as const;

/** Delivery rule 1: what was typed, in any of the usual ways; null where it is no Dutch or Belgian postcode. */
export function placeOf(typed: string): Place | null {
  const postcode = normalizePostcode(typed);
  const country = COUNTRIES.find((known) => isPostcode(postcode, known));
  return country ? { postcode, country } : null;
}

/** The cookie that remembers it, which pages read and servers too. */
export const POSTCODE_COOKIE = 'delivery_postcode';
