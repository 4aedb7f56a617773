import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'required'
  | 'readOnly'
>;

interface TextFieldProps extends FieldProps, Native {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    id,
    name,
    label,
    validationErrors,
    hint,
    optional,
    valid,
    className,
    onChange,
    type = 'text',
    ...native
  } = props;
  return (
    <FieldFrame {...{ id, name, label, validationErrors, hint, optional, valid, className }}>
      {(described) => (
        <input
          {...native}
          {...described}
          className="noest-field__control"
          id={id}
          name={name}
          type={type}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldProps {
  readonly rows: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What is typed beyond it is cut off; left out where a rule reports it. */
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly required?: boolean;
}

/** A field for a text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { id, name, label, validationErrors, hint, optional, valid, className, onChange, ...native } = props;
  return (
    <FieldFrame {...{ id, name, label, validationErrors, hint, optional, valid, className }}>
      {(described) => (
        <textarea
          {...native}
          {...described}
          className="noest-field__control"
          id={id}
          name={name}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
