import type { DeliveryMoment, DeliveryOption } from '../../../../shared/api';
import { minus, type Amount } from '../../../../shared/money';

/** An option that is a part of a day. */
export type MomentOption = DeliveryOption & { readonly moment: DeliveryMoment };

export const isMoment = (option: DeliveryOption): option is MomentOption => option.moment !== undefined;

/** A day on which an order can be brought, or collected. */
export interface OfferedDay {
  /** ISO date. */
  readonly day: string;
  /** At least one. */
  readonly parts: readonly MomentOption[];
  /** What its cheapest part costs more. */
  readonly price: Amount;
  /** Others have taken all of its parts. */
  readonly isFull: boolean;
}

/** Checkout rule 64: the days of these options, in their order. */
export function offeredDays(options: readonly MomentOption[]): readonly OfferedDay[] {
  return [...new Set(options.map(({ moment }) => moment.day))].map((day) => {
    const parts = options.filter(({ moment }) => moment.day === day);
    return { day, parts, price: cheapest(parts), isFull: parts.every(({ moment }) => moment.isFull) };
  });
}

/** The option by which a day is chosen: that of the same part of the day, where it is free; null where none is. */
export function optionOn(day: OfferedDay, part: string | undefined): MomentOption | null {
  const free = day.parts.filter(({ moment }) => !moment.isFull);
  return free.find(({ moment }) => moment.part === part) ?? free[0] ?? null;
}

/** A part of the chosen day, as it is shown to choose from. */
interface DayPart extends DeliveryMoment {
  readonly code: string;
}

/**
 * Checkout rules 64 and 70: the parts of a day, each with what it costs beyond the price that is shown beside the day. A single part
 * is left out where it says nothing more than the day.
 * @param isPriceShown whether the price of the day is shown: of one that was typed it is not
 */
export function partsToShow({ parts, price: ofDay }: OfferedDay, isPriceShown: boolean): readonly DayPart[] {
  const all = parts.map(({ code, moment }) => {
    const price = isPriceShown ? minus(moment.price, ofDay) : moment.price;
    return { ...moment, code, price };
  });
  const hasMore = all.length > 1 || all.some(({ hours, price }) => hours !== '' || price.inclTax > 0);
  return hasMore ? all : [];
}

function cheapest(parts: readonly MomentOption[]): Amount {
  return parts
    .map(({ moment }) => moment.price)
    .reduce((least, price) => (price.inclTax < least.inclTax ? price : least));
}
