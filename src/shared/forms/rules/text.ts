import { maxLength, minLength } from 'valibot';
import { textRule, type Rule } from '../Rule';

/** Letters of any language. */
export const alpha = textRule('generic', (text) => /^\p{L}+$/u.test(text));
export const alphaNum = textRule('generic', (text) => /^[\p{L}\p{N}]+$/u.test(text));
export const alphaNumDash = textRule('generic', (text) => /^[\p{L}\p{N}_-]+$/u.test(text));
export const numDash = textRule('generic', (text) => /^[\d-]+$/.test(text));

/** At least so many characters. */
export const min = (n: number): Rule => ({ action: () => minLength(n, 'min') });

/** At most so many characters. */
export const max = (n: number): Rule => ({ action: () => maxLength(n, 'max') });

export const equalLength = (n: number): Rule => textRule('generic', (text) => text.length === n);
export const startsWith = (...starts: readonly string[]): Rule =>
  textRule('generic', (text) => starts.some((start) => text.startsWith(start)));
export const endsWith = (...ends: readonly string[]): Rule =>
  textRule('generic', (text) => ends.some((end) => text.endsWith(end)));

/** One of a list. */
export const within = (...values: readonly string[]): Rule => textRule('generic', (text) => values.includes(text));
