import type words from './messages/forms.nl.json';

/** Key of a message of namespace `forms`. */
export type WordKey = keyof typeof words;

/** What is wrong with a field, as a key: the browser and the server word it alike. */
export interface ValidationError {
  readonly key: WordKey;
  /** The bound of a rule that has one. */
  readonly n?: number;
}

/** What a form holds, by the names of its fields. A checkbox that is not ticked is an empty text. */
export type FormValues = Readonly<Record<string, string>>;

/** One thing that is asked of a field. */
export interface Rule {
  /** The words for it when it is broken. */
  readonly error: ValidationError;
  /** Asked of an empty field too. The others leave it alone, as the browser's own constraints do. */
  readonly ofEmpty?: boolean;
  /** @param text of the field, without space around it. */
  readonly holds: (text: string, form: FormValues) => boolean;
  /** The other field that it reads, by the name that a template wrote. */
  readonly other?: string;
}

/** All that is asked of one field. */
export interface FieldRules {
  readonly rules: readonly Rule[];
  /** Ends at the first rule that is broken; else every broken one is reported. */
  readonly bail: boolean;
}

/** A rule on a text that is not empty, and where need be on the rest of the form. */
export function textRule(key: WordKey, holds: Rule['holds']): Rule {
  return { error: { key }, holds };
}

/** What is asked of a field in code: `fieldRules(required, email)`. One error at a time is reported. */
export function fieldRules(...rules: readonly Rule[]): FieldRules {
  return { rules, bail: true };
}
