import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../../shared/ui';
import type { PaymentMethod } from '../../store/Checkout';
import { marksOf } from './marks';
import { t } from './messages';

interface PaymentMethodOptionProps {
  readonly method: PaymentMethod;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** The fields of this method, below it. */
  readonly children?: ReactNode;
}

export function PaymentMethodOption({ method, checked, onChoose, children }: PaymentMethodOptionProps) {
  const { code, title, subtitle, tooltip } = method;
  const [isOpen, setOpen] = useState(false);
  const tooltipId = useId();
  const nameId = useId();
  return (
    <div className="noest-methods__option">
      <div className="noest-methods__line">
        <label className="noest-methods__label">
          <input
            type="radio"
            name="payment-method"
            value={code}
            checked={checked}
            aria-labelledby={nameId}
            onChange={onChoose}
          />
          <span className="noest-methods__name" id={nameId}>
            {title}
            {subtitle && <span className="noest-methods__text">{subtitle}</span>}
          </span>
          <span className="noest-methods__marks">
            {marksOf(code).map(({ src, alt }) => (
              <img className="noest-methods__icon" key={src} src={src} alt={alt} width="40" height="30" />
            ))}
          </span>
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
