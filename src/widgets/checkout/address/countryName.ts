import { t } from './messages';

/** A country by its code of two letters, in the language of the page. */
export function countryName(code: string): string {
  if (code === 'NL' || code === 'BE') return t(code);
  return /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
}

/** Countries to choose from: the one that a form starts with, then the others by name. */
export function countryChoices(codes: readonly string[], first: string): { value: string; label: string }[] {
  const all = codes.map((code) => ({ value: code, label: countryName(code) }));
  return all.toSorted((one, other) => {
    if (one.value === first || other.value === first) return one.value === first ? -1 : 1;
    return one.label.localeCompare(other.label, document.documentElement.lang || 'nl');
  });
}

let known: Intl.DisplayNames | undefined;

/** Made once: a shop may deliver to all countries. */
function names(): Intl.DisplayNames {
  known ??= new Intl.DisplayNames([document.documentElement.lang || 'nl'], { type: 'region' });
  return known;
}
