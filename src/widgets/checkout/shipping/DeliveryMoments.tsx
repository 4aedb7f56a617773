import type { DeliveryOption } from '../../../shared/api';
import { t } from '../../../shared/i18n/checkoutLater';

interface DeliveryMomentsProps {
  readonly options: readonly DeliveryOption[];
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

export function DeliveryMoments({ options, chosen, onChoose }: DeliveryMomentsProps) {
  return (
    <fieldset className="noest-checkout__section">
      <legend className="noest-checkout__legend">{t('when')}</legend>
      <div className="noest-moments">
        {options.map(({ code, label }) => (
          <label className="noest-moments__option" key={code}>
            <input
              className="noest-check__input"
              type="radio"
              name="delivery-option"
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
