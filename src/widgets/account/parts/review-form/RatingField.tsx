import type { FieldProps } from '../../../../shared/forms/fields/FieldFrame';
import { t } from './messages';
import { Icon } from '../../../../shared/ui';

const STARS = [1, 2, 3, 4, 5] as const;
type Stars = (typeof STARS)[number];

/** The number of stars of a radio button; null where none is chosen. */
export function starsOf(value: string): Stars | null {
  return STARS.find((stars) => String(stars) === value) ?? null;
}

interface RatingFieldProps extends Pick<FieldProps, 'id' | 'name' | 'label'> {
  readonly validationErrors: NonNullable<FieldProps['validationErrors']>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One to five stars as radio buttons, each with a text label. All that can be wrong with it is that none is chosen. */
export function RatingField({ id, name, label, validationErrors, value, onChange }: RatingFieldProps) {
  const isInvalid = validationErrors.length > 0;
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
      {isInvalid && (
        <p className="noest-field__error" id={`${id}-error`}>
          <Icon name="circle-alert" small />
          {t('noStars')}
        </p>
      )}
    </fieldset>
  );
}
