import { textRule, type Rule } from '../../Rule';

/** A number with a point or a comma before its decimals. */
export const number = textRule('number', (text) => readNumber(text) !== null);
export const integer = textRule('integer', (text) => /^-?\d+$/.test(text));

/** Exactly so many digits, and nothing else. */
export const digits = (n: number): Rule => textRule('generic', (text) => /^\d+$/.test(text) && text.length === n);

/** A number from one bound to the other, both included. */
export const between = (lowest: number, highest: number): Rule =>
  textRule('generic', (text) => {
    const value = readNumber(text);
    return value !== null && value >= lowest && value <= highest;
  });

function readNumber(text: string): number | null {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
