const DAY_MS = 24 * 60 * 60 * 1000;

const SUNDAY = 0;
const SATURDAY = 6;

/** Months and days on which nothing is brought, sawn or handed out. */
const CLOSED = new Set(['12-25', '12-26', '01-01']);

/** 0 for Sunday to 6 for Saturday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Neither a Sunday nor one of the days on which the shop is shut. */
export function isOpenDay(day: string): boolean {
  return weekday(day) !== SUNDAY && !CLOSED.has(day.slice(5));
}

export const isSaturday = (day: string): boolean => weekday(day) === SATURDAY;

/** From Monday to Friday, unless the shop is shut. */
export function isWorkingDay(day: string): boolean {
  return isOpenDay(day) && !isSaturday(day);
}

/** This day, or the first working day after it. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(plusDays(day, 1));
}

/** This day, or the last working day before it. */
function workingDayUntil(day: string): string {
  return isWorkingDay(day) ? day : workingDayUntil(plusDays(day, -1));
}

/** So many working days before a day, which need not be one itself. */
export function minusWorkingDays(day: string, count: number): string {
  return count === 0 ? day : minusWorkingDays(workingDayUntil(plusDays(day, -1)), count - 1);
}

/** So many working days after a day, which need not be one itself. */
export function plusWorkingDays(day: string, count: number): string {
  return count === 0 ? day : plusWorkingDays(workingDayFrom(plusDays(day, 1)), count - 1);
}
