import { Slot } from '../../../../mount/react';
import type { Totals } from '../../../../shared/api';
import { formatDay } from '../../../../shared/i18n';
import { Icon, buttonClass } from '../../../../shared/ui';
import { t } from '../../messages';
import { CartTotals } from '../../totals/CartTotals';
import { FreeShipping } from '../../totals/FreeShipping';

/** What is given to the view beside the lines. */
export interface CartSummaryProps {
  readonly totals: Totals;
  /** The lines are those that the page was printed with. */
  readonly isAsPrinted: boolean;
  readonly checkoutUrl: string;
  readonly continueUrl: string;
}

export function CartSummary({ totals, isAsPrinted, checkoutUrl, continueUrl }: CartSummaryProps) {
  const { freeShippingRemaining: remaining, delivery } = totals;
  return (
    <section className="noest-cart__summary" aria-label={t('totals')}>
      <CartTotals totals={totals} />
      <Slot name="place" />
      {isAsPrinted && <Slot name="split" />}
      <Slot name="coupon" />
      {delivery && (
        <p className="noest-cart__shipping">
          <Icon name="truck" />
          <span>{delivery.text || t('deliveredFrom', { day: formatDay(delivery.firstDay) })}</span>
        </p>
      )}
      {remaining !== null && (
        <p className="noest-cart__shipping">
          <Icon name="truck" />
          <span>
            <FreeShipping remaining={remaining} />
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

/** What is given to the view of an empty cart. */
export interface EmptyCartProps {
  readonly continueUrl: string;
}

export function EmptyCart({ continueUrl }: EmptyCartProps) {
  return (
    <div className="noest-cart__empty">
      <Icon name="shopping-cart" />
      <p className="noest-cart__empty-text">{t('empty')}</p>
      <a className={buttonClass()} href={continueUrl}>
        {t('continueShopping')}
      </a>
    </div>
  );
}
