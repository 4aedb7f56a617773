import { useState } from 'react';
import { formatMoney } from '../../i18n';
import { t as cartWords } from '../../i18n/cart';
import { t } from '../../i18n/checkout';
import { cart } from '../../state/cart';
import type { Checkout } from '../../state/checkout';
import { CartTotals } from '../../totals';
import { Icon, useSignalValue } from '../../ui';
import { Trouble } from '../Trouble';
import { OrderLines } from './OrderLines';

/** From here on the lines scroll by themselves, and a keyboard has to reach them. */
const MOST_IN_SIGHT = 5;

interface SummaryProps {
  readonly checkout: Checkout;
  readonly phone: string;
  /** What it is called; an order where nothing else is said. */
  readonly title?: string;
  /** A quotation leaves delivery to the order that may follow. */
  readonly isOffer?: boolean;
}

/** The order beside the form; on a phone folded above it, with its total in sight. */
export function Summary({ checkout, phone, title = t('yourOrder'), isOffer = false }: SummaryProps) {
  const totals = useSignalValue(checkout.totals);
  const fault = useSignalValue(cart.fault);
  const isBusy = useSignalValue(checkout.totalsStatus) === 'unavailable';
  // Until payment is offered the shop has not been told of a way of delivery.
  const isShippingKnown = useSignalValue(checkout.payment).items.length > 0 && !isOffer;
  // On a desk it stands open; a phone has its total in sight.
  const [isWide] = useState(() => matchMedia('(min-width: 57.5rem)').matches);
  return (
    <aside className="noest-checkout__aside" aria-label={title}>
      {!totals && fault && <Trouble onRetry={() => void cart.refresh()}>{cartWords('loadFailed')}</Trouble>}
      <details className="noest-summary" open={isWide}>
        <summary className="noest-summary__head">
          <Icon name="shopping-cart" />
          <span>{title}</span>
          <span className="noest-amount">{totals && formatMoney(totals.grandTotal)}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className="noest-summary__body" aria-busy={isBusy}>
          {totals && (
            <>
              <div
                className="noest-summary__scroll"
                {...(totals.items.length > MOST_IN_SIGHT && {
                  role: 'group',
                  tabIndex: 0,
                  'aria-label': t('orderItems'),
                })}
              >
                <OrderLines items={totals.items} />
              </div>
              <CartTotals totals={totals} isShippingKnown={isShippingKnown} />
            </>
          )}
        </div>
      </details>
      <ul className="noest-reassure">
        <li>
          <Icon name="lock" />
          {t('safe')}
        </li>
        <li>
          <Icon name="rotate-ccw" />
          {t('returns')}
        </li>
        {phone && (
          <li>
            <Icon name="phone" />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('help', { phone })}</a>
          </li>
        )}
      </ul>
    </aside>
  );
}
