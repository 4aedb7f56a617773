import type { DeliveryWay as Way } from '../../../shared/api';
import { shopTime, type ShopTime } from './shopTime';
import { plusDays } from '../../../shared/days';
import type { WorkingDays } from './workingDays';

/** Where something is: in the yard, or to come in within so many days. */
export interface Supply {
  /** Calendar days until it comes in; null for what is there. */
  readonly comesInWithin: number | null;
  /** Working days that bringing it takes at least; 0 where it may go as soon as anything. */
  readonly takes: number;
  readonly isSawn: boolean;
}

/** An order until then counts as one of the same day. */
export const CUT_OFF = 12 * 60;

/** Working days from the order to the door. */
export const ON_THE_WAY = { lorry: 2, parcel: 1, letterbox: 2 } as const satisfies Record<Way, number>;

/** Delivery rule 3: the working day that an order at this moment counts for. */
export function orderDay({ day, minutes }: ShopTime, days: WorkingDays): string {
  return days.isWorking(day) && minutes < CUT_OFF ? day : days.from(plusDays(day, 1));
}

/** The day on which it comes in; null for what is there. */
export function dayOfArrival({ comesInWithin }: Supply, now: Date, days: WorkingDays): string | null {
  return comesInWithin === null ? null : days.from(plusDays(orderDay(shopTime(now), days), comesInWithin));
}

/** Delivery rule 3: the first day on which one thing can be brought this way, as an ISO date. */
export function firstDay(supply: Supply, way: Way, now: Date, days: WorkingDays): string {
  const there = dayOfArrival(supply, now, days) ?? orderDay(shopTime(now), days);
  const ready = days.plus(there, supply.isSawn ? 1 : 0);
  return days.plus(ready, Math.max(ON_THE_WAY[way], supply.takes));
}

/** Delivery rule 4: the first day on which all can be brought together, that of the slowest. */
export function firstDayOfAll(supplies: readonly Supply[], way: Way, now: Date, days: WorkingDays): string {
  return supplies.reduce(
    (latest, supply) => {
      const day = firstDay(supply, way, now, days);
      return day > latest ? day : latest;
    },
    firstDay(AT_HAND, way, now, days),
  );
}

/** What may go as soon as anything. */
export const AT_HAND: Supply = { comesInWithin: null, takes: 0, isSawn: false };
