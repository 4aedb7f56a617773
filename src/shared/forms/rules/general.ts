import { ownValue } from '../../platform/ownValue';
import { type FormValues, type Rule, textRule } from '../Rule';

const isFilled = (text: string): boolean => text !== '';

export const required: Rule = { ...textRule('required', isFilled), ofEmpty: true };

/** Required while another field holds one of the values, or anything where none is named. */
export const requiredIf = (other: string, ...values: readonly string[]): Rule =>
  requiredWhen((form) => {
    const held = ownValue(form, other) ?? '';
    return values.length > 0 ? values.includes(held) : isFilled(held);
  });

/** Required while the rest of the form asks for it. */
export const requiredWhen = (isAsked: (form: FormValues) => boolean): Rule => ({
  ...textRule('required', (text, form) => isFilled(text) || !isAsked(form)),
  ofEmpty: true,
});

/** A box to be ticked, or a yes to be given. */
export const accepted: Rule = {
  ...textRule('accepted', (text) => ['1', 'true', 'on', 'yes'].includes(text.toLowerCase())),
  ofEmpty: true,
};

/** Letters of any language. */
export const alpha = textRule('generic', (text) => /^\p{L}+$/u.test(text));
export const alphaNum = textRule('generic', (text) => /^[\p{L}\p{N}]+$/u.test(text));
export const alphaNumDash = textRule('generic', (text) => /^[\p{L}\p{N}_-]+$/u.test(text));
export const numDash = textRule('generic', (text) => /^[\d-]+$/.test(text));

/** At least so many characters. */
export const min = (n: number): Rule => ({ error: { key: 'min', n }, holds: (text) => text.length >= n });

/** At most so many characters. */
export const max = (n: number): Rule => ({ error: { key: 'max', n }, holds: (text) => text.length <= n });

export const equalLength = (n: number): Rule => textRule('generic', (text) => text.length === n);
export const startsWith = (...starts: readonly string[]): Rule =>
  textRule('generic', (text) => starts.some((start) => text.startsWith(start)));
export const endsWith = (...ends: readonly string[]): Rule =>
  textRule('generic', (text) => ends.some((end) => text.endsWith(end)));

/** One of a list. */
export const within = (...values: readonly string[]): Rule => textRule('generic', (text) => values.includes(text));
