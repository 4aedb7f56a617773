import type { ShippingMethod } from '../../../shared/api';
import { formatMoney } from '../../../shared/i18n';
import { t } from '../../../shared/i18n/checkoutLater';
import { shippingLabel } from '../../../shared/state/checkout';

interface ShippingMethodOptionProps {
  readonly method: ShippingMethod;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

export function ShippingMethodOption({ method, checked, onChoose }: ShippingMethodOptionProps) {
  const isFree = method.price === 0;
  return (
    <div className="noest-methods__option">
      <label className="noest-methods__label">
        <input type="radio" name="shipping-method" checked={checked} onChange={onChoose} />
        <span className="noest-methods__name">
          {shippingLabel(method)}
          {method.comment && <span className="noest-methods__text">{method.comment}</span>}
        </span>
        <span className={isFree ? 'noest-methods__price noest-methods__price--free' : 'noest-methods__price'}>
          {isFree ? t('free') : formatMoney(method.price)}
        </span>
      </label>
    </div>
  );
}
