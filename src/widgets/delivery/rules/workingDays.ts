import { isSaturday, isSunday, plusDays } from '../../../shared/days';

/** On which days a shop does what. Days are ISO dates; each function takes any day and answers one. */
export interface WorkingDays {
  /** The shop is open, to hand out what is collected. */
  isOpen(day: string): boolean;
  /** Something can be brought, by the lorry on Saturdays too. */
  isBrought(day: string): boolean;
  /** A day that counts: from Monday to Friday, no holiday, and not one on which the shop is shut. */
  isWorking(day: string): boolean;
  /** This day, or the first working day after it. */
  from(day: string): string;
  /** So many working days after a day, which need not be one itself. */
  plus(day: string, count: number): string;
  /** So many working days before a day, which need not be one itself. */
  minus(day: string, count: number): string;
}

interface FreeDays {
  /** The shop is shut, by its own choice. */
  readonly isShut: (day: string) => boolean;
  /** A public holiday where it is loaded or brought; the shop may be open on it. */
  readonly isHoliday: (day: string) => boolean;
}

/** Delivery rule 3: the days of a shop. */
export function createWorkingDays({ isShut, isHoliday }: FreeDays): WorkingDays {
  const isOpen = (day: string): boolean => !isSunday(day) && !isShut(day);
  const isBrought = (day: string): boolean => isOpen(day) && !isHoliday(day);
  const isWorking = (day: string): boolean => isBrought(day) && !isSaturday(day);
  const from = (day: string): string => (isWorking(day) ? day : from(plusDays(day, 1)));
  const until = (day: string): string => (isWorking(day) ? day : until(plusDays(day, -1)));
  const plus = (day: string, count: number): string => (count === 0 ? day : plus(from(plusDays(day, 1)), count - 1));
  const minus = (day: string, count: number): string =>
    count === 0 ? day : minus(until(plusDays(day, -1)), count - 1);
  return { isOpen, isBrought, isWorking, from, plus, minus };
}
