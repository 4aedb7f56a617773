import { Optional, type FieldProps } from './FieldFrame';
import type { Option } from './SelectField';

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
