import type { ValidationError, WordKey, FieldRules, FormValues } from './Rule';
import type { MessageValues } from '../i18n';

/** What is asked of each field of a form. */
export type FormRules<Field extends string = string> = Readonly<Record<Field, FieldRules>>;

/** What is wrong with one field, in the order of its rules; empty where nothing is. Space around a text does not count. */
export function checkField({ rules, bail }: FieldRules, value: string, form: FormValues): readonly ValidationError[] {
  const text = value.trim();
  const broken = rules.filter(({ ofEmpty, holds }) => (text !== '' || ofEmpty) && !holds(text, form));
  return (bail ? broken.slice(0, 1) : broken).map(({ error }) => error);
}

/** The fields of a form with something wrong, in the order of its rules. A field that is not there is empty. */
export function checkForm<Field extends string>(
  rules: FormRules<Field>,
  form: FormValues,
): ReadonlyMap<Field, readonly ValidationError[]> {
  const found = new Map<Field, readonly ValidationError[]>();
  for (const field of Object.keys(rules) as Field[]) {
    const validationErrors = checkField(rules[field], form[field] ?? '', form);
    if (validationErrors.length > 0) found.set(field, validationErrors);
  }
  return found;
}

/**
 * Validation errors in words: "Postcode is niet geldig." The words come with the caller, because the page and the server each
 * have their own.
 * @param label of the field, as the shopper reads it.
 */
export function describeErrors(
  validationErrors: readonly ValidationError[],
  label: string,
  t: (key: WordKey, values: MessageValues) => string,
): string {
  return validationErrors.map(({ key, n = 0 }) => t(key, { field: label, n })).join(' ');
}
