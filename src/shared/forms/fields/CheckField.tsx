import { Icon } from '../../ui';
import { describe, type FieldProps } from './FieldFrame';

interface CheckFieldProps extends Pick<FieldProps, 'id' | 'name' | 'label'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly required?: boolean;
  /** What is wrong, in words. */
  readonly complaint?: string | undefined;
}

/** One box to tick, its words beside it. */
export function CheckField({ id, name, label, checked, onChange, required, complaint }: CheckFieldProps) {
  return (
    <div className="noest-field">
      <label className="noest-check">
        <input
          {...describe({ id, isInvalid: complaint !== undefined })}
          className="noest-check__input"
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {complaint !== undefined && (
        <p className="noest-field__error" id={`${id}-error`}>
          <Icon name="circle-alert" small />
          {complaint}
        </p>
      )}
    </div>
  );
}
