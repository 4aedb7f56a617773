import { useId } from 'react';
import { Icon } from '../../../shared/ui';

interface SideProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Empty where nothing is wrong. */
  readonly error: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A size that is typed. */
export function Side({ name, label, value, error, onChange, onLeave }: SideProps) {
  const id = useId();
  return (
    <div className={error ? 'noest-field noest-field--error' : 'noest-field'}>
      <label className="noest-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="noest-field__control"
        id={id}
        name={name}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== '' || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly hint?: string;
  readonly error?: string;
  readonly isWide?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of several, such as a plank. */
export function Choice({ name, label, value, options, hint = '', error = '', isWide = false, onChange }: ChoiceProps) {
  const id = useId();
  const note = `${id}-note`;
  const names = ['noest-field', ...(isWide ? ['noest-terrace__wide'] : []), ...(error ? ['noest-field--error'] : [])];
  return (
    <div className={names.join(' ')}>
      <label className="noest-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="noest-field__control noest-field__control--select"
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== '' || undefined}
        aria-describedby={hint || error ? note : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
      {error ? (
        <FieldError id={note} text={error} />
      ) : (
        hint && (
          <p className="noest-field__hint" id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="noest-field__error" id={id}>
      <Icon name="circle-alert" small />
      {text}
    </p>
  );
}
