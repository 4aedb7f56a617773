import { check } from 'valibot';
import type { FormValues, Rule } from '../Rule';

const isFilled = (text: string): boolean => text !== '';

export const required: Rule = { ofEmpty: true, action: () => check(isFilled, 'required') };

/** Required while another field holds one of the values, or anything where none is named. */
export const requiredIf = (other: string, ...values: readonly string[]): Rule =>
  requiredWhen((form) => {
    const held = form[other] ?? '';
    return values.length > 0 ? values.includes(held) : isFilled(held);
  });

/** Required while the rest of the form asks for it. */
export const requiredWhen = (isAsked: (form: FormValues) => boolean): Rule => ({
  ofEmpty: true,
  action: (form) => check((text) => isFilled(text) || !isAsked(form), 'required'),
});

/** A box to be ticked, or a yes to be given. */
export const accepted: Rule = {
  ofEmpty: true,
  action: () => check((text) => ['1', 'true', 'on', 'yes'].includes(text.toLowerCase()), 'accepted'),
};
