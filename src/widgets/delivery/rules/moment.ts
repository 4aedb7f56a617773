/** Parts of a day from which a shopper chooses. */
export const DAY_PARTS = ['day', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** What a shopper chooses: a day, and a part of it. */
export interface Moment {
  /** ISO date. */
  readonly day: string;
  readonly part: DayPart;
}

/** As one code, such as `2026-11-25` for all of a day, or `2026-11-25-morning`. */
export function momentCode({ day, part }: Moment): string {
  return part === 'day' ? day : `${day}-${part}`;
}

/** Null for what is no moment. */
export function readMoment(code: string): Moment | null {
  const [, day, name = 'day'] = /^(\d{4}-\d{2}-\d{2})(?:-(\w+))?$/.exec(code) ?? [];
  const part = DAY_PARTS.find((known) => known === name);
  return day === undefined || part === undefined ? null : { day, part };
}
