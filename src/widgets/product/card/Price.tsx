import { formatMoney, formatUnit, type MeasureUnit } from '../../../shared/i18n';
import { t as tCommon } from '../../../shared/i18n/messages';
import { t } from '../messages';
import type { Amount as MoneyAmount } from '../../../shared/money';
import { Amount } from '../../../shared/ui';
import { oldPrice } from './model';
import '../../../shared/ui/look/price.css';

interface PriceProps {
  readonly regular: MoneyAmount;
  readonly final: MoneyAmount;
  readonly unit: MeasureUnit;
  /** The lowest of several prices. */
  readonly isFrom?: boolean;
  /** Whether a note says if VAT is included. */
  readonly hasNote?: boolean;
  readonly className?: string;
}

/** Product rules 17 and 18: a price in both price views, with the old price and the unit. */
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
          <span className="noest-incl">{tCommon('inclTax')}</span>
          <span className="noest-excl">{tCommon('exclTax')}</span>
        </span>
      )}{' '}
      {/* Product rule 18. */}
      <span className="noest-price__with-tax noest-excl">
        <span className="noest-price__incl">{formatMoney(final.inclTax)}</span> {tCommon('inclTax')}
      </span>
    </p>
  );
}
