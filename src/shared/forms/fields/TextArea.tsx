import { FieldFrame, type FieldProps } from './FieldFrame';

interface TextAreaProps extends FieldProps {
  readonly rows: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What is typed beyond it is cut off; left out where a rule is to tell of it. */
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly required?: boolean;
}

/** A field for a text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { id, name, label, complaints, hint, optional, valid, className, onChange, ...native } = props;
  return (
    <FieldFrame {...{ id, name, label, complaints, hint, optional, valid, className }}>
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
