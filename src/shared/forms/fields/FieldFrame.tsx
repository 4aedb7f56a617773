import type { ReactNode } from 'react';
import { t } from '../messages';
import { Icon } from '../../ui';
import type { ValidationError } from '../Rule';
import { describeErrors } from '../check';
import '../field.css';

/** The properties of every field, whatever its kind. */
export interface FieldProps {
  /** Also where the error summary's link leads. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What is wrong with it; the field is marked while there is anything. */
  readonly validationErrors?: readonly ValidationError[] | undefined;
  readonly hint?: string | undefined;
  /** Says so beside the label: most fields are required, so those that are not are the ones to mark. */
  readonly optional?: boolean | undefined;
  /** Checked and right: shows a tick. */
  readonly valid?: boolean | undefined;
  /** Its position in the grid of a form. */
  readonly className?: string | undefined;
}

interface Described {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** The control itself, which takes what ties it to its hint and its error. */
  readonly children: (described: Described) => ReactNode;
}

/** Label, control, hint and error of one field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, validationErrors = [], hint, optional = false, valid = false, className, children } = props;
  const isInvalid = validationErrors.length > 0;
  const names = ['noest-field'];
  if (isInvalid) names.push('noest-field--error');
  else if (valid) names.push('noest-field--valid');
  if (className) names.push(className);

  return (
    <div className={names.join(' ')}>
      <label className="noest-field__label" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      {children(describe({ id, hint, isInvalid }))}
      {hint && (
        <p className="noest-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isInvalid && <FieldError id={id} label={label} validationErrors={validationErrors} />}
    </div>
  );
}

export function describe({
  id,
  hint,
  isInvalid,
}: {
  id: string;
  hint?: string | undefined;
  isInvalid: boolean;
}): Described {
  const ids = [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': isInvalid || undefined };
}

export function Optional() {
  return <span className="noest-field__optional"> {t('optional')}</span>;
}

function FieldError({
  id,
  label,
  validationErrors,
}: Required<Pick<FieldProps, 'id' | 'label'>> & { validationErrors: readonly ValidationError[] }) {
  return (
    <p className="noest-field__error" id={`${id}-error`}>
      <Icon name="circle-alert" small />
      {describeErrors(validationErrors, label, t)}
    </p>
  );
}
