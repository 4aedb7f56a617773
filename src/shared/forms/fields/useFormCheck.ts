import { useEffect, useRef, useState, type RefObject } from 'react';
import { checkForm, type FormRules } from '../check';
import type { ValidationError, FormValues } from '../Rule';
import { UNTOUCHED, checking, sending, shownErrors } from '../progress';
import { afterLeaving, showInvalid } from '../showInvalid';

const NONE: readonly ValidationError[] = [];

interface FormCheck<Field extends string> {
  /** What the shopper is to see now. */
  readonly errorsOf: (field: Field) => readonly ValidationError[];
  /** The fields whose errors are shown now. */
  readonly shown: ReadonlyMap<Field, readonly ValidationError[]>;
  /** Nothing is wrong with it, and it is not empty. */
  readonly isRight: (field: Field) => boolean;
  /** Nothing is wrong with it, whether it has been left or not. */
  readonly isValid: (field: Field) => boolean;
  /** A field was left. */
  readonly leave: (field: Field) => void;
  /** From now on all errors are shown; returns whether there are none. */
  readonly submit: () => boolean;
}

/**
 * Checks a form on every input, and shows the errors of a field once it has been left or the form was sent: half an
 * e-mail address is not yet an error. An error disappears as soon as its field is right. Leaving an empty field shows none;
 * sending the form does.
 */
export function useFormCheck<Field extends string>(rules: FormRules<Field>, values: FormValues): FormCheck<Field> {
  const [progress, setProgress] = useState(UNTOUCHED);
  const wrong = checkForm(rules, values);
  const isFilled = (field: Field) => (values[field] ?? '').trim() !== '';
  const isSeen = (field: Field) => progress.isSent || isFilled(field);
  const shown = new Map([...shownErrors(progress, wrong)].filter(([field]) => isSeen(field)));

  return {
    errorsOf: (field) => shown.get(field) ?? NONE,
    shown,
    isRight: (field) => progress.checked.has(field) && isFilled(field) && !wrong.has(field),
    isValid: (field) => !wrong.has(field),
    leave: (field) => afterLeaving(() => setProgress((known) => checking(known, field))),
    submit() {
      setProgress(sending);
      return wrong.size === 0;
    },
  };
}

interface InvalidSubmit {
  /** For the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The form was sent with something wrong, once at least. */
  readonly wasInvalid: boolean;
  /** It was sent with something wrong: what is wrong is shown, each time anew. */
  readonly showErrors: () => void;
}

/** What a form does when it can't be sent as it is. */
export function useInvalidSubmit(): InvalidSubmit {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);

  // The fields are marked by now.
  useEffect(() => {
    if (times > 0 && form.current) showInvalid(form.current);
  }, [times]);

  return { form, wasInvalid: times > 0, showErrors: () => setTimes((known) => known + 1) };
}
