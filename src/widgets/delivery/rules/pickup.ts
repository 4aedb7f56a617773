import { dayOfArrival, type Supply } from './firstDay';
import { isLater, shopTime, type ShopTime } from './shopTime';
import { isSaturday, plusDays } from '../../../shared/days';
import type { WorkingDays } from './workingDays';

/** Minutes since midnight. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

const WEEK: Hours = { opens: 7 * 60 + 30, closes: 17 * 60 };
const SATURDAY: Hours = { opens: 8 * 60, closes: 15 * 60 };

/** Opening minutes that gathering an order takes. */
const GATHERING = 4 * 60;
const HALF_HOUR = 30;

/** Working days for which an order is kept. */
const KEPT = 10;

/** Null where the shop is shut all day. */
export function hoursOf(day: string, days: WorkingDays): Hours | null {
  if (!days.isOpen(day)) return null;
  return isSaturday(day) ? SATURDAY : WEEK;
}

/** The next opening after a day. */
function openingAfter(day: string, days: WorkingDays): ShopTime {
  const next = plusDays(day, 1);
  const hours = hoursOf(next, days);
  return hours ? { day: next, minutes: hours.opens } : openingAfter(next, days);
}

/**
 * Delivery rule 5: from when one thing can be collected. What is there takes four opening hours, up to the half hour; what
 * comes in can be had at the next opening; what is sawn takes a working day more.
 */
export function pickupFrom(supply: Supply, now: Date, days: WorkingDays): ShopTime {
  const arrival = dayOfArrival(supply, now, days);
  const ready = arrival === null ? afterOpenTime(shopTime(now), GATHERING, days) : openingAfter(arrival, days);
  return supply.isSawn ? withinHours({ ...ready, day: days.plus(ready.day, 1) }, days) : ready;
}

/** From when all can be collected together. */
export function pickupOfAll(supplies: readonly Supply[], now: Date, days: WorkingDays): ShopTime {
  return supplies
    .map((supply) => pickupFrom(supply, now, days))
    .reduce(
      (latest, moment) => (isLater(moment, latest) ? moment : latest),
      afterOpenTime(shopTime(now), GATHERING, days),
    );
}

/** The last day on which it can be collected. */
export function keptUntil({ day }: ShopTime, days: WorkingDays): string {
  return days.plus(day, KEPT);
}

/** The moment after so many minutes in which the shop is open, up to the half hour. */
function afterOpenTime(from: ShopTime, minutes: number, days: WorkingDays): ShopTime {
  const hours = hoursOf(from.day, days);
  const start = hours && Math.max(from.minutes, hours.opens);
  if (!hours || start === null || start >= hours.closes)
    return afterOpenTime(openingAfter(from.day, days), minutes, days);
  const left = hours.closes - start;
  if (minutes > left) return afterOpenTime(openingAfter(from.day, days), minutes - left, days);
  return withinHours({ day: from.day, minutes: Math.ceil((start + minutes) / HALF_HOUR) * HALF_HOUR }, days);
}

/** At the hour of closing nothing is handed out any more. */
function withinHours(moment: ShopTime, days: WorkingDays): ShopTime {
  const hours = hoursOf(moment.day, days);
  return hours && moment.minutes < hours.closes ? moment : openingAfter(moment.day, days);
}
