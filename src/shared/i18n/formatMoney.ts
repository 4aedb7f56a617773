import { pageConfig } from '../config';
import type { Cents } from '../money';

const NO_BREAK_SPACE = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as the shopper reads it (specification 9): two decimals after a comma, and `,-` for whole amounts, for
 * Dutch and for English GB; every other locale writes it by its own custom, so German and Spanish have no `,-`.
 * @param locale as Magento writes it, `nl_NL`; the page's own where none is given.
 */
export function formatMoney(cents: Cents, locale: string = pageConfig().locale): string {
  const isHouseStyle = /^nl|^en_GB$/.test(locale);
  const text = euroFormat(isHouseStyle ? 'nl-NL' : locale.replace('_', '-')).format(cents / 100);
  return isHouseStyle ? text.replace(/\s/g, NO_BREAK_SPACE).replace(/,00$/, ',-') : text;
}

function euroFormat(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  formats.set(language, format);
  return format;
}
