import type { FieldProps } from '../../shared/forms/fields/FieldFrame';
import { FieldError } from '../../shared/forms/fields/FieldFrame';
import { t } from '../../shared/i18n/reviews';
import { Icon } from '../../shared/ui';
import { STARS } from './model';

interface RatingFieldProps extends Pick<FieldProps, 'id' | 'name' | 'label'> {
  readonly complaints: NonNullable<FieldProps['complaints']>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One to five stars: radio buttons, each named in words. */
export function RatingField({ id, name, label, complaints, value, onChange }: RatingFieldProps) {
  const isInvalid = complaints.length > 0;
  return (
    <fieldset className="noest-field noest-stars" aria-describedby={isInvalid ? `${id}-error` : undefined}>
      <legend className="noest-field__label">{label}</legend>
      <div className="noest-stars__row">
        {STARS.map((stars) => (
          <label className="noest-stars__option" key={stars}>
            <input
              className="noest-stars__input"
              type="radio"
              name={name}
              value={stars}
              checked={value === String(stars)}
              required
              data-invalid={(isInvalid && stars === 1) || undefined}
              onChange={() => onChange(String(stars))}
            />
            <Icon name="star" />
            <span className="noest-stars__label">{t(`stars_${stars}`)}</span>
          </label>
        ))}
      </div>
      {isInvalid && <FieldError id={id} label={label} complaints={complaints} />}
    </fieldset>
  );
}
