import { pageConfig } from '../config';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A figure as the shopper reads it: "1.204", or with one decimal "4,7".
 * @param locale as Magento writes it, `nl_NL`; the page's own where none is given.
 */
export function formatNumber(value: number, decimals = 0, locale: string = pageConfig().locale): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    formats.set(key, (format = new Intl.NumberFormat(locale.replace('_', '-'), digits)));
  }
  return format.format(value);
}
