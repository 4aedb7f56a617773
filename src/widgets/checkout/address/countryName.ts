import { t } from './messages';

/** A country by its code of two letters, in the language of the page. */
export function countryName(code: string): string {
  if (code === 'NL' || code === 'BE') return t(code);
  return /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
}

let known: Intl.DisplayNames | undefined;

/** Made once: a shop may deliver to all countries. */
function names(): Intl.DisplayNames {
  known ??= new Intl.DisplayNames([document.documentElement.lang || 'nl'], { type: 'region' });
  return known;
}
