import { useEffect, useRef, useState, type FormEvent } from 'react';
import { writtenPostcode } from '../../../../shared/forms';
import { Button, Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import { placeOf, type Place } from '../../promise/place';

interface PostcodeFormProps {
  /** The postcode that is to be replaced; null where none is known. */
  readonly place: Place | null;
  readonly busy: boolean;
  /** The shopper has opened it, and goes on in its field. */
  readonly takesFocus: boolean;
  readonly onPlace: (place: Place) => void;
  readonly onCancel: () => void;
  readonly onForget: () => void;
}

/** Delivery rule 1: asks for the postcode, or for another one. */
export function PostcodeForm({ place, busy, takesFocus, onPlace, onCancel, onForget }: PostcodeFormProps) {
  const [typed, setTyped] = useState(() => (place ? writtenPostcode(place.postcode, place.country) : ''));
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const chosen = placeOf(typed);
    setWrong(chosen === null);
    if (chosen) onPlace(chosen);
    else field.current?.focus();
  }

  return (
    <>
      <p className="noest-promise__main">{place ? t('askOther') : t('ask')}</p>
      <form className="noest-promise__form" noValidate aria-busy={busy} onSubmit={submit}>
        <div className={isWrong ? 'noest-field noest-field--error' : 'noest-field'}>
          <label className="noest-field__label" htmlFor="delivery-postcode">
            {t('postcode')}
          </label>
          <div className="noest-promise__inline">
            <input
              ref={field}
              className="noest-field__control"
              id="delivery-postcode"
              name="postcode"
              autoComplete="postal-code"
              maxLength={10}
              value={typed}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? 'delivery-postcode-error delivery-postcode-hint' : 'delivery-postcode-hint'}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              {place ? t('change') : t('show')}
            </Button>
          </div>
          <p className="noest-field__error" id="delivery-postcode-error" role="alert" hidden={!isWrong}>
            {isWrong && (
              <>
                <Icon name="circle-alert" small />
                {t('invalid')}
              </>
            )}
          </p>
          <p className="noest-field__hint" id="delivery-postcode-hint">
            {place ? t('changeHint') : t('hint')}
          </p>
        </div>
        {place && (
          <div className="noest-promise__links">
            <button type="button" className="noest-text-button" onClick={onCancel}>
              {t('cancel')}
            </button>
            <button type="button" className="noest-text-button" onClick={onForget}>
              {t('forget')}
            </button>
          </div>
        )}
      </form>
    </>
  );
}
