import { useEffect, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import type { Totals } from '../../../../shared/api';
import { formatDay, formatMoney } from '../../../../shared/i18n';
import { shopAddress } from '../../../../shared/platform/config/shopAddress';
import { Icon, Notice, buttonClass, useSignalValue, useView } from '../../../../shared/ui';
import { CartLines } from '../../lines/CartLines';
import { LoadFailure } from '../../lines/CartLoading';
import { t } from '../../messages';
import { cart } from '../../store';
import { useKnownCart } from '../../store/useKnownCart';
import { CartTotals } from '../../totals/CartTotals';
import part from './part';
import './cart.css';

/** The cart as a page: its lines, the totals and the link to the checkout. */
export function CartPage({ totals: printed, checkoutUrl, continueUrl }: WidgetProps<typeof part>) {
  const totals = useKnownCart(printed);
  const loadError = useSignalValue(cart.loadError);
  const [announcement, announce] = useState('');
  const Empty = useView(part.name, 'empty', EmptyCart);
  const Summary = useView(part.name, 'summary', CartSummary);

  useEffect(() => {
    if (printed) cart.adopt(printed);
    return () => cart.forgetRemoved();
  }, [printed]);

  const isEmpty = totals.items.length === 0;
  return (
    <>
      {loadError && <LoadFailure />}
      <div role="alert">{!totals.validStock && <Notice type="error">{t('stockChanged')}</Notice>}</div>
      {/* Stays the same element when the last line goes: the button to undo that is in the list. */}
      <div className={isEmpty ? 'noest-cart__content noest-cart__content--empty' : 'noest-cart__content'}>
        <CartLines part={part.name} items={totals.items} announce={announce} />
        {isEmpty ? (
          <Empty continueUrl={shopAddress(continueUrl)} />
        ) : (
          <Summary totals={totals} checkoutUrl={shopAddress(checkoutUrl)} continueUrl={shopAddress(continueUrl)} />
        )}
      </div>
      <p className="noest-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** What is given to the view beside the lines. */
export interface CartSummaryProps {
  readonly totals: Totals;
  readonly checkoutUrl: string;
  readonly continueUrl: string;
}

function CartSummary({ totals, checkoutUrl, continueUrl }: CartSummaryProps) {
  const { freeShippingRemaining: remaining, delivery } = totals;
  return (
    <section className="noest-cart__summary" aria-label={t('totals')}>
      <CartTotals totals={totals} />
      <Slot name="coupon" />
      {delivery && (
        <p className="noest-cart__shipping">
          <Icon name="truck" />
          <span>{t('deliveredFrom', { day: formatDay(delivery.firstDay) })}</span>
        </p>
      )}
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

/** What is given to the view of an empty cart. */
export interface EmptyCartProps {
  readonly continueUrl: string;
}

function EmptyCart({ continueUrl }: EmptyCartProps) {
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

export default defineWidget(part, { view: CartPage });
