/** Days from the first on that are shown at once; those after them are typed. */
const NEAR = 21;
const DAY_MS = 24 * 60 * 60 * 1000;

/** More than these are a pattern of the shop's, and no exceptions to be named. */
const EXCEPTIONS = 5;

/** Checkout rule 70: the days of three weeks, and those after them. ISO dates in their order. */
export function splitDays(days: readonly string[]): {
  readonly near: readonly string[];
  readonly later: readonly string[];
} {
  const [first] = days;
  if (first === undefined) return { near: [], later: [] };
  const until = plusDays(first, NEAR);
  return { near: days.filter((day) => day < until), later: days.filter((day) => day >= until) };
}

/** Why a day that was typed can't be chosen. */
export type DayProblem = { readonly kind: 'dayFull' | 'notBrought' | 'tooEarly' | 'tooLate'; readonly day: string };

/**
 * @param day what was typed, as an ISO date
 * @param days all that are offered, of which `isFull` says whether others have taken it
 */
export function problemOf(day: string, days: readonly string[], isFull: (day: string) => boolean): DayProblem | null {
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  if (day < first) return { kind: 'tooEarly', day: first };
  if (day > last) return { kind: 'tooLate', day: last };
  if (!days.includes(day)) return { kind: 'notBrought', day };
  return isFull(day) ? { kind: 'dayFull', day } : null;
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

function plusDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
