import { useEffect, useState } from 'react';
import type { WidgetProps } from '../../mount';
import { CartLines, LoadFailure, LoadingLines } from '../../shared/cart-lines';
import { t } from '../../shared/i18n/cart';
import { cart } from '../../shared/state/cart';
import { Notice, useSignalValue } from '../../shared/ui';
import { CartSummary } from './CartSummary';
import { EmptyCart } from './EmptyCart';
import type { CartProps } from './props';
import './cart.css';

/** The cart as a page: its lines, what they come to, and the way on. */
export function CartPage({ totals: printed, checkoutUrl, continueUrl }: WidgetProps<typeof CartProps>) {
  const known = useSignalValue(cart.totals);
  const fault = useSignalValue(cart.fault);
  const [announcement, announce] = useState('');
  const totals = known ?? printed;

  useEffect(() => {
    if (printed) cart.adopt(printed);
    else void cart.load();
    return () => cart.forgetRemoved();
  }, [printed]);

  if (!totals) return fault ? <LoadFailure /> : <LoadingLines />;
  const isEmpty = totals.items.length === 0;
  return (
    <>
      {fault && <LoadFailure />}
      <div role="alert">{!totals.validStock && <Notice type="error">{t('stockChanged')}</Notice>}</div>
      {/* Stays where it is when the last line goes: the way back to it stands in the list. */}
      <div className={isEmpty ? 'noest-cart__content noest-cart__content--empty' : 'noest-cart__content'}>
        <CartLines items={totals.items} announce={announce} />
        {isEmpty ? (
          <EmptyCart continueUrl={continueUrl} />
        ) : (
          <CartSummary totals={totals} checkoutUrl={checkoutUrl} continueUrl={continueUrl} />
        )}
      </div>
      <p className="noest-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
