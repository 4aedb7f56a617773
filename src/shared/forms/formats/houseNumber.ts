export interface HouseNumber {
  readonly number: string;
  readonly addition: string;
}

/**
 * What was typed in the field for the house number, split: "12A" is 12 and A, "12 bus 3" is 12 and "bus 3", "12-14" is 12
 * and 14. Null where it does not begin with a number.
 */
export function splitHouseNumber(text: string): HouseNumber | null {
  const [, number, addition] = /^\s*(\d{1,6})(?!\d)\s*[-/,]?\s*(.*?)\s*$/.exec(text) ?? [];
  return number === undefined || addition === undefined ? null : { number, addition };
}
