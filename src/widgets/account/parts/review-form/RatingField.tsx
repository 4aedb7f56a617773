import type { FieldProps } from '../../../../shared/forms/fields/FieldFrame';
import { t } from './messages';
import { Icon } from '../../../../shared/ui';

/** Lucide's `star`. */
const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

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
            <Icon path={STAR} />
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
