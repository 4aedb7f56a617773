import { plusDays, weekday } from '../../../../shared/days';
import type { OfferedDay } from './offeredDays';

/** Days from the first on that are shown at once; those after them are typed. */
const NEAR = 21;

/** More than these are a pattern of the shop's, and no exceptions to be named. */
const EXCEPTIONS = 5;

/** Checkout rule 70: the days of three weeks, and those after them; all of them in their order. */
export function splitDays<Day extends Pick<OfferedDay, 'day'>>(
  days: readonly Day[],
): { readonly near: readonly Day[]; readonly later: readonly Day[] } {
  const [first] = days;
  if (first === undefined) return { near: [], later: [] };
  const until = plusDays(first.day, NEAR);
  return { near: days.filter(({ day }) => day < until), later: days.filter(({ day }) => day >= until) };
}

/** Why a day that was typed can't be chosen. */
export type DayProblem = { readonly kind: 'dayFull' | 'notBrought' | 'tooEarly' | 'tooLate'; readonly day: string };

/**
 * @param day what was typed, as an ISO date
 * @param days all that are offered, in their order
 */
export function problemOf(day: string, days: readonly Pick<OfferedDay, 'day' | 'isFull'>[]): DayProblem | null {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  if (day < first) return { kind: 'tooEarly', day: first };
  if (day > last) return { kind: 'tooLate', day: last };
  const offered = days.find((one) => one.day === day);
  if (!offered) return { kind: 'notBrought', day };
  return offered.isFull ? { kind: 'dayFull', day } : null;
}

/** A browser gives a date while its year is being typed: 0002, 0020, 0202. */
export const isWritten = (typed: string): boolean => typed >= '1000';

/** Days between the first and the last that are left out although their day of the week is offered: the holidays. */
export function exceptionsOf(days: readonly string[]): string[] {
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  const weekdays = new Set(days.map(weekday));
  const offered = new Set(days);
  const missing: string[] = [];
  for (let day = first; day < last; day = plusDays(day, 1)) {
    if (!offered.has(day) && weekdays.has(weekday(day))) missing.push(day);
  }
  return missing.length > EXCEPTIONS ? [] : missing;
}
