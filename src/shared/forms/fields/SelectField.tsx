import { FieldFrame, type FieldProps } from './FieldFrame';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly autoComplete?: string;
  readonly required?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, label, complaints, hint, optional, valid, className, options, onChange, ...native } = props;
  return (
    <FieldFrame {...{ id, name, label, complaints, hint, optional, valid, className }}>
      {(described) => (
        <select
          {...native}
          {...described}
          className="noest-field__control noest-field__control--select"
          id={id}
          name={name}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
