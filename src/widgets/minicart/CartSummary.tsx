import type { Totals } from '../../shared/api';
import { formatMoney } from '../../shared/i18n';
import { t } from '../../shared/i18n/cart';
import { t as common } from '../../shared/i18n/common';
import { Amount, buttonClass } from '../../shared/ui';

interface CartSummaryProps {
  readonly totals: Totals;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
}

export function CartSummary({ totals, cartUrl, checkoutUrl }: CartSummaryProps) {
  const { subtotal, freeShippingRemaining: remaining } = totals;
  return (
    <div className="noest-minicart__foot">
      {remaining !== null && (
        <p className="noest-minicart__shipping">
          {remaining > 0 ? t('freeShippingRemaining', { amount: formatMoney(remaining) }) : t('freeShippingReached')}
        </p>
      )}
      <dl className="noest-minicart__totals">
        <div className="noest-minicart__subtotal">
          <dt>{t('subtotal')}</dt>
          <dd className="noest-minicart__amount">
            <Amount amount={subtotal} />
            {/* A price without VAT never stands alone (see the decisions on the specification). */}
            <span className="noest-excl">
              <span className="noest-minicart__note">
                {formatMoney(subtotal.inclTax)} {common('inclTax')}
              </span>
            </span>
          </dd>
        </div>
      </dl>
      <div className="noest-minicart__buttons">
        <a className={buttonClass({ size: 'large', block: true })} href={checkoutUrl}>
          {t('toCheckout')}
        </a>
        <a className={buttonClass({ variant: 'secondary', block: true })} href={cartUrl}>
          {t('goToCart')}
        </a>
      </div>
    </div>
  );
}
