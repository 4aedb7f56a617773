import * as v from 'valibot';

/** Milliseconds, as the attributes carry them. */
export const milliseconds = v.pipe(v.number(), v.minValue(0));

/** Pixels of CSS, as the attributes carry them. */
export const pixels = v.pipe(v.number(), v.minValue(0));

/** How many of something there are at least one of. */
export const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Milliseconds an answer of the shop is waited for (specification 9: 10000). */
export const timeLimit = v.optional(milliseconds, 10_000);
