import { pipe, safeParse, string } from 'valibot';
import type { Complaint, WordKey } from './Complaint';
import type { FieldRules, FormValues } from './Rule';

/** What is asked of each field of a form. */
export type FormRules<Field extends string = string> = Readonly<Record<Field, FieldRules>>;

/** What is wrong with one field, in the order of its rules; empty where nothing is. Space around a text does not count. */
export function checkField({ rules, bail }: FieldRules, value: string, form: FormValues): readonly Complaint[] {
  const text = value.trim();
  const asked = text === '' ? rules.filter(({ ofEmpty }) => ofEmpty) : rules;
  const schema = pipe(string(), ...asked.map((rule) => rule.action(form)));
  const { issues = [] } = safeParse(schema, text, { abortPipeEarly: bail });
  return issues.map(({ message, requirement }) => ({
    // Every rule names its words by their key.
    key: message as WordKey,
    ...(typeof requirement === 'number' && { n: requirement }),
  }));
}

/** The fields of a form with something wrong, in the order of its rules. A field that is not there is empty. */
export function checkForm<Field extends string>(
  rules: FormRules<Field>,
  form: FormValues,
): ReadonlyMap<Field, readonly Complaint[]> {
  const found = new Map<Field, readonly Complaint[]>();
  for (const field of Object.keys(rules) as Field[]) {
    const complaints = checkField(rules[field], form[field] ?? '', form);
    if (complaints.length > 0) found.set(field, complaints);
  }
  return found;
}
