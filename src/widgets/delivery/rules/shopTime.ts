/** A moment by the clock of the shop: an ISO date, and the minutes since midnight. */
export interface ShopTime {
  readonly day: string;
  readonly minutes: number;
}

/** ISO dates and 24 hours, which this locale writes. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function shopTime(now: Date): ShopTime {
  const [day = '', time = ''] = clock.format(now).split(' ');
  return { day, minutes: minutesOf(time) };
}

/** Minutes since midnight of a time such as "14:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time as "14:30". */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export const isLater = (one: ShopTime, other: ShopTime): boolean =>
  one.day === other.day ? one.minutes > other.minutes : one.day > other.day;
