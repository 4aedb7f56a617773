import { formatMoney, formatUnit, type MeasureUnit } from '../i18n';
import { t as common } from '../i18n/common';
import { t } from '../i18n/product';
import type { Amount as MoneyAmount } from '../money';
import { Amount } from '../ui';
import { oldPrice } from './model';
import '../ui/price.css';

interface PriceProps {
  readonly regular: MoneyAmount;
  readonly final: MoneyAmount;
  readonly unit: MeasureUnit;
  /** The lowest of several prices. */
  readonly isFrom?: boolean;
  /** Says behind it whether VAT is in it. */
  readonly hasNote?: boolean;
  readonly className?: string;
}

/** A price in both price views: what it used to be struck through, what it is, and what it is for. */
export function Price({ regular, final, unit, isFrom = false, hasNote = false, className = '' }: PriceProps) {
  const old = oldPrice(regular, final);
  const unitText = formatUnit(unit);
  const names = ['noest-price', className, old ? 'noest-price--sale' : ''];
  return (
    <p className={names.filter(Boolean).join(' ')}>
      {(isFrom || old) && (
        <span className="noest-price__before">
          {isFrom && <span className="noest-price__from">{t('from')}</span>}{' '}
          {old && (
            <s className="noest-price__old">
              <span className="noest-hidden">{t('oldPrice')} </span>
              <Amount amount={old} />
            </s>
          )}
        </span>
      )}{' '}
      <span className="noest-price__final">
        <Amount amount={final} />
      </span>
      {unitText && ' '}
      {unitText && <span className="noest-price__unit">{unitText}</span>}
      {hasNote && ' '}
      {hasNote && (
        <span className="noest-price__note">
          <span className="noest-incl">{common('inclTax')}</span>
          <span className="noest-excl">{common('exclTax')}</span>
        </span>
      )}{' '}
      {/* Consumers always find the price with VAT beside one without. */}
      <span className="noest-price__with-tax noest-excl">
        <span className="noest-price__incl">{formatMoney(final.inclTax)}</span> {common('inclTax')}
      </span>
    </p>
  );
}
