import { Slot } from '../../mount/react';
import type { Totals } from '../../shared/api';
import { formatMoney } from '../../shared/i18n';
import { t } from '../../shared/i18n/cart';
import { CartTotals } from '../../shared/totals';
import { Icon, buttonClass } from '../../shared/ui';

interface CartSummaryProps {
  readonly totals: Totals;
  readonly checkoutUrl: string;
  readonly continueUrl: string;
}

export function CartSummary({ totals, checkoutUrl, continueUrl }: CartSummaryProps) {
  const { freeShippingRemaining: remaining } = totals;
  return (
    <section className="noest-cart__summary" aria-label={t('totals')}>
      <CartTotals totals={totals} />
      <Slot name="coupon" />
      {remaining !== null && (
        <p className="noest-cart__shipping">
          <Icon name="truck" />
          <span>
            {remaining > 0 ? t('freeShippingRemaining', { amount: formatMoney(remaining) }) : t('freeShippingReached')}
          </span>
        </p>
      )}
      <a className={buttonClass({ size: 'large', block: true })} href={checkoutUrl}>
        {t('toCheckout')}
      </a>
      <a className="noest-cart__continue" href={continueUrl}>
        {t('continueShopping')}
      </a>
    </section>
  );
}
