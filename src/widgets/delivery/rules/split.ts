import type { WorkingDays } from './workingDays';

/** Working days by which the rest has to come later, so that a second delivery is worth its price. */
const WORTH_IT = 3;

/**
 * Delivery rule 11: which lines wait for a second delivery, where a cart can be brought in two.
 *
 * @param dayOf the ISO date on which each line could come by itself
 * @returns whether each line comes later; null where all of it can as well come together
 */
export function splitLines(dayOf: readonly string[], days: WorkingDays): boolean[] | null {
  const known = [...new Set(dayOf)].toSorted();
  const cuts = known.slice(1).map((day, index) => ({ day, before: known[index]! }));
  const longest = cuts.reduce<(typeof cuts)[number] | null>(
    (best, cut) => (best && waitOf(best) >= waitOf(cut) ? best : cut),
    null,
  );
  if (!longest || days.plus(longest.before, WORTH_IT) > longest.day) return null;
  return dayOf.map((day) => day >= longest.day);
}

/** Milliseconds between two days. */
const waitOf = ({ before, day }: { readonly before: string; readonly day: string }): number =>
  Date.parse(day) - Date.parse(before);
