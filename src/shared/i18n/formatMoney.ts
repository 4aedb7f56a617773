import { pageConfig, type PageConfig } from '../platform/config';
import type { Cents } from '../money';
import { remembered } from './remembered';

const NO_BREAK_SPACE = '\u00a0';
const moneyFormats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as the shopper reads it (shared rule 10): two decimals after a comma, `,-` for whole amounts, and a minus before
 * the currency, for Dutch and for English GB; every other locale writes it by its own custom, so German and Spanish have no `,-`.
 * @param shop its locale as Magento writes it, `nl_NL`, and its currency by ISO 4217; the page's own where left out.
 */
export function formatMoney(
  cents: Cents,
  { locale, currency }: Pick<PageConfig, 'locale' | 'currency'> = pageConfig(),
): string {
  const isHouseStyle = /^nl|^en_GB$/.test(locale);
  const text = moneyFormat(isHouseStyle ? 'nl-NL' : locale.replace('_', '-'), currency).format(cents / 100);
  if (!isHouseStyle) return text;
  // Intl writes "€ -68,17" for Dutch; in print the minus stands before the sign.
  return text
    .replace(/\s/g, NO_BREAK_SPACE)
    .replace(/^(\D+)-/, '-$1')
    .replace(/,00$/, ',-');
}

function moneyFormat(language: string, currency: string): Intl.NumberFormat {
  const make = () => new Intl.NumberFormat(language, { style: 'currency', currency });
  return remembered(moneyFormats, `${language} ${currency}`, make);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A figure as the shopper reads it: "1.204", or with one decimal "4,7".
 * @param locale as Magento writes it, `nl_NL`; the page's own where none is given.
 */
export function formatNumber(value: number, decimals = 0, locale: string = pageConfig().locale): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const make = () => new Intl.NumberFormat(locale.replace('_', '-'), digits);
  return remembered(numberFormats, `${locale} ${decimals}`, make).format(value);
}

/**
 * Names as one enumeration: "wit, grijs en zwart".
 * @param locale as Magento writes it, `nl_NL`; the page's own where left out.
 */
export function formatList(names: readonly string[], locale: string = pageConfig().locale): string {
  return new Intl.ListFormat(locale.replace('_', '-')).format(names);
}

/**
 * Names of which one is enough: "Fatima of Kees".
 * @param locale as Magento writes it, `nl_NL`; the page's own where left out.
 */
export function formatChoice(names: readonly string[], locale: string = pageConfig().locale): string {
  return new Intl.ListFormat(locale.replace('_', '-'), { type: 'disjunction' }).format(names);
}
