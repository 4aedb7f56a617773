/** Days of the calendar, each an ISO date such as 2026-11-24. A `Date` of one is in UTC, whatever the time zone of the browser. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

export const isSunday = (day: string): boolean => weekday(day) === 0;
export const isSaturday = (day: string): boolean => weekday(day) === 6;

/** So many days after a day; before it where `count` is negative. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
