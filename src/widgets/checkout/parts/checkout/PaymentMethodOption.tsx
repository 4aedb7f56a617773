import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../../shared/ui';
import type { PaymentMethod } from '../../store/Checkout';
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

/** The text in the picture of a method, by the end of its code. Brand logos would need a licence. */
const MARKS: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  afterpay: '14 d',
  overboeking: 'IBAN',
  maestro: 'Maestro',
  visamastercard: 'VISA MC',
  payconiq: 'Payconiq',
  capayable_gespreid: '3 x',
  mistercash: 'BC',
  billink: '30 d',
  giftcard: '€',
  quotation: '?',
};

/** A picture of 40 x 30 (checkout rule 39); hidden from screen readers, which read the title beside it. */
function PaymentIcon({ code }: { readonly code: string }) {
  const mark = Object.entries(MARKS).find(([end]) => code.endsWith(end))?.[1] ?? '€';
  return (
    <svg className="noest-methods__icon" viewBox="0 0 40 30" width="40" height="30" aria-hidden="true">
      <rect x="0.5" y="0.5" width="39" height="29" rx="4" />
      <text
        x="20"
        y="19"
        textAnchor="middle"
        fontSize={mark.length > 5 ? 8 : 11}
        {...(mark.length > 6 && { textLength: 34 })}
      >
        {mark}
      </text>
    </svg>
  );
}
