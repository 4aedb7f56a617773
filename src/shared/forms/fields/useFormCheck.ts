import { useState } from 'react';
import { afterPress } from '../afterPress';
import { checkForm, type FormRules } from '../check';
import type { Complaint } from '../Complaint';
import type { FormValues } from '../Rule';

const NONE: readonly Complaint[] = [];

interface FormCheck<Field extends string> {
  /** What the shopper is to see now. */
  readonly complaintsOf: (field: Field) => readonly Complaint[];
  /** The fields that are complained of now. */
  readonly shown: ReadonlyMap<Field, readonly Complaint[]>;
  /** Nothing is wrong with it, and it is not empty. */
  readonly isRight: (field: Field) => boolean;
  /** Nothing is wrong with it, whether it has been left or not. */
  readonly isValid: (field: Field) => boolean;
  /** A field was left. */
  readonly leave: (field: Field) => void;
  /** From now on everything that is wrong is told; answers whether nothing is. */
  readonly submit: () => boolean;
}

/**
 * Checks a form on every input, and complains of a field once it has been left or the form was sent: nobody is told that
 * half an e-mail address is not one. A mended field is let go at once. Leaving an empty field is no reason to complain:
 * sending is.
 */
export function useFormCheck<Field extends string>(rules: FormRules<Field>, values: FormValues): FormCheck<Field> {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [isSent, setIsSent] = useState(false);
  const wrong = checkForm(rules, values);
  const isFilled = (field: Field) => (values[field] ?? '').trim() !== '';
  const shown = new Map([...wrong].filter(([field]) => isSent || (left.has(field) && isFilled(field))));

  return {
    complaintsOf: (field) => shown.get(field) ?? NONE,
    shown,
    isRight: (field) => left.has(field) && isFilled(field) && !wrong.has(field),
    isValid: (field) => !wrong.has(field),
    leave: (field) => afterPress(() => setLeft((known) => (known.has(field) ? known : new Set(known).add(field)))),
    submit() {
      setIsSent(true);
      return wrong.size === 0;
    },
  };
}
