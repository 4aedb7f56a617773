import { pageConfig } from '../platform/config';

/**
 * A day as the shopper reads it, without a year: "dinsdag 24 november".
 * @param isoDate such as 2026-11-24
 * @param locale as Magento writes it, `nl_NL`; the page's own where left out.
 */
export function formatDay(isoDate: string, locale: string = pageConfig().locale): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale.replace('_', '-'), parts).format(new Date(`${isoDate}T00:00:00Z`));
}
