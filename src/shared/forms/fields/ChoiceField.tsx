import { FieldFrame, type FieldProps, Optional, describe } from './FieldFrame';
import { Icon } from '../../ui';

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
  const { id, name, label, validationErrors, hint, optional, valid, className, options, onChange, ...native } = props;
  return (
    <FieldFrame {...{ id, name, label, validationErrors, hint, optional, valid, className }}>
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

interface RadioGroupProps extends Pick<FieldProps, 'name' | 'label' | 'optional' | 'className'> {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few choices in a row under one question. */
export function RadioGroup({
  name,
  label,
  optional = false,
  className = '',
  options,
  value,
  onChange,
}: RadioGroupProps) {
  return (
    <fieldset className={`noest-field ${className}`}>
      <legend className="noest-field__label">
        {label}
        {optional && <Optional />}
      </legend>
      <div className="noest-radio-row">
        {options.map((option) => (
          <label className="noest-check" key={option.value}>
            <input
              className="noest-check__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckFieldProps extends Pick<FieldProps, 'id' | 'name' | 'label'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** What is wrong, in words. */
  readonly validationError?: string | undefined;
}

/** One box to tick, its words beside it. */
export function CheckField(props: CheckFieldProps) {
  const { id, name, label, checked, onChange, required, disabled, validationError } = props;
  return (
    <div className="noest-field">
      <label className="noest-check">
        <input
          {...describe({ id, isInvalid: validationError !== undefined })}
          className="noest-check__input"
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {validationError !== undefined && (
        <p className="noest-field__error" id={`${id}-error`}>
          <Icon name="circle-alert" small />
          {validationError}
        </p>
      )}
    </div>
  );
}
