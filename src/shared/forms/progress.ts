/**
 * How far a shopper is with a form, as far as it decides which errors are shown (shared rule 28). Forms that React draws and
 * forms of the server share it; what differs is what counts as checked.
 */
export interface FormProgress {
  /** Fields that were checked for the shopper to see: left, or followed by a pause. */
  readonly checked: ReadonlySet<string>;
  /** The form was sent, or tried to be: every error is shown. */
  readonly isSent: boolean;
}

export const UNTOUCHED: FormProgress = { checked: new Set(), isSent: false };

export function checking(progress: FormProgress, field: string): FormProgress {
  return progress.checked.has(field) ? progress : { ...progress, checked: new Set(progress.checked).add(field) };
}

export function sending(progress: FormProgress): FormProgress {
  return { ...progress, isSent: true };
}

/** Those errors of a form that are shown now. One that is mended disappears at once, since it is not in `wrong` any more. */
export function shownErrors<Field extends string, Errors>(
  { checked, isSent }: FormProgress,
  wrong: ReadonlyMap<Field, Errors>,
): ReadonlyMap<Field, Errors> {
  return isSent ? wrong : new Map([...wrong].filter(([field]) => checked.has(field)));
}
