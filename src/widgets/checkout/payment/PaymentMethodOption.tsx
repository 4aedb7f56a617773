import { useId, useState, type ReactNode } from 'react';
import { t } from '../../../shared/i18n/checkoutLater';
import type { PaymentMethod } from '../../../shared/state/checkout';
import { Icon } from '../../../shared/ui';
import { PaymentIcon } from './PaymentIcon';

interface PaymentMethodOptionProps {
  readonly method: PaymentMethod;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** What this method asks besides, shown below it. */
  readonly children?: ReactNode;
}

export function PaymentMethodOption({ method, checked, onChoose, children }: PaymentMethodOptionProps) {
  const { code, title, subtitle, tooltip } = method;
  const [isOpen, setOpen] = useState(false);
  const tooltipId = useId();
  return (
    <div className="noest-methods__option">
      <div className="noest-methods__line">
        <label className="noest-methods__label">
          <input type="radio" name="payment-method" value={code} checked={checked} onChange={onChoose} />
          <span className="noest-methods__name">
            {title}
            {subtitle && <span className="noest-methods__text">{subtitle}</span>}
          </span>
          <PaymentIcon code={code} />
        </label>
        {tooltip && (
          <button
            className="noest-icon-button"
            type="button"
            aria-label={t('moreAbout', { method: title })}
            aria-expanded={isOpen}
            aria-controls={tooltipId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="info" />
          </button>
        )}
      </div>
      {tooltip && (
        <p className="noest-methods__tooltip" id={tooltipId} hidden={!isOpen}>
          {tooltip}
        </p>
      )}
      {children && <div className="noest-methods__detail">{children}</div>}
    </div>
  );
}
