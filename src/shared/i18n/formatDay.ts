import { pageConfig } from '../platform/config';
import { remembered } from './remembered';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as the shopper reads it, without a year: "dinsdag 24 november".
 * @param isoDate such as 2026-11-24
 * @param locale as Magento writes it, `nl_NL`; the page's own where left out.
 */
export function formatDay(isoDate: string, locale: string = pageConfig().locale): string {
  return format(isoDate, locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The parts of a day as they stand in a grid of days: "di", 24, "nov". Read aloud it has its whole date, `formatDay`. */
export function shortDay(isoDate: string, locale: string = pageConfig().locale) {
  return {
    weekday: format(isoDate, locale, { weekday: 'short' }),
    number: Number(isoDate.slice(8)),
    month: format(isoDate, locale, { month: 'short' }),
  };
}

function format(isoDate: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${Object.entries(parts).join(' ')}`;
  const make = () => new Intl.DateTimeFormat(locale.replace('_', '-'), { ...parts, timeZone: 'UTC' });
  return remembered(dayFormats, key, make).format(new Date(`${isoDate}T00:00:00Z`));
}
