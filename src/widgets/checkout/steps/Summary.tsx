import { useState } from 'react';
import type { CartItem } from '../../../shared/api';
import { formatMoney, formatQuantity, unbroken } from '../../../shared/i18n';
import { tCart } from '../../cart';
import { t } from '../messages';
import { cart } from '../../cart';
import type { CheckoutDetails } from '../store/Checkout';
import { CartTotals, CutLines, CutNote, withoutDelivery } from '../../cart/views';
import { Amount, Icon, useSignalValue } from '../../../shared/ui';
import { ErrorNotice } from './notices';
import './checkout.css';
import './summary.css';

/** Lucide's `lock`. */
const LOCK = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';
/** Lucide's `rotate-ccw`. */
const ROTATE = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5';
/** Lucide's `phone`. */
const PHONE =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';

/** With more lines than these the list scrolls, and has to be focusable for the keyboard. */
const MOST_VISIBLE = 5;

interface SummaryProps {
  readonly checkout: CheckoutDetails;
  readonly phone: string;
  readonly returns: string;
  readonly title?: string;
  /** A quotation has no shipping costs: delivery is part of a later order. */
  readonly isOffer?: boolean;
}

/** The order beside the form; on a narrow window above it and folded, with its total visible. */
export function Summary({ checkout, phone, returns, title = t('yourOrder'), isOffer = false }: SummaryProps) {
  const known = useSignalValue(checkout.totals);
  const totals = known && isOffer ? withoutDelivery(known) : known;
  const loadError = useSignalValue(cart.loadError);
  const isLoading = !totals && !loadError;
  const status = useSignalValue(checkout.totalsStatus);
  const isPlaceQuoted = useSignalValue(checkout.isPlaceQuoted);
  const isRight = status === 'available' && (isOffer || isPlaceQuoted);
  const isShippingKnown = useSignalValue(checkout.isShippingKnown) && !isOffer;
  const [isWide] = useState(() => matchMedia('(min-width: 57.5rem)').matches);
  return (
    <aside className="noest-checkout__aside" aria-label={title}>
      <ErrorNotice isFailed={!totals && loadError !== null} onRetry={() => cart.refresh()}>
        {tCart('loadFailed')}
      </ErrorNotice>
      <details className="noest-summary" open={isWide}>
        <summary className="noest-summary__head">
          <Icon name="shopping-cart" />
          <span>{title}</span>
          <span className="noest-amount">{totals && isRight ? formatMoney(totals.grandTotal) : !loadError && '…'}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className="noest-summary__body" aria-busy={isLoading || status === 'unavailable'}>
          {isLoading && (
            <p className="noest-overview__waiting" role="status">
              {tCart('loading')}
            </p>
          )}
          {totals && (
            <>
              <div
                className="noest-summary__scroll"
                {...(totals.items.length > MOST_VISIBLE && {
                  role: 'group',
                  tabIndex: 0,
                  'aria-label': t('orderItems'),
                })}
              >
                <OrderLines items={totals.items} />
              </div>
              <CartTotals totals={totals} isShippingKnown={isShippingKnown} isPending={!isRight} />
            </>
          )}
        </div>
      </details>
      <p className="noest-hidden" role="status">
        {status === 'unavailable' && t('calculating')}
      </p>
      <ul className="noest-reassure">
        {!isOffer && (
          <li>
            <Icon path={LOCK} />
            {t('safe')}
          </li>
        )}
        {returns && checkout.shopper !== 'business' && (
          <li>
            <Icon path={ROTATE} />
            {returns}
          </li>
        )}
        {phone && (
          <li>
            <Icon path={PHONE} />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('help', { phone })}</a>
          </li>
        )}
      </ul>
    </aside>
  );
}

/** The lines of the order, read-only. The same markup as the server's `order-lines` partial. */
export function OrderLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <ul className="noest-summary__lines">
      {items.map((item) => (
        <li className="noest-summary__line" key={item.id}>
          {item.image ? <img src={item.image} width="64" height="64" alt="" loading="lazy" /> : <span />}
          <div>
            {unbroken(item.name)}
            <p className="noest-summary__detail">
              {[`${formatQuantity(item.qty)} x`, ...item.options.map(({ value }) => unbroken(value))].join(', ')}
            </p>
            {item.pieces && <CutLines pieces={item.pieces} />}
            {item.pieces && <CutNote />}
          </div>
          <div>
            {item.regularRowTotal.inclTax !== item.rowTotal.inclTax && (
              <s className="noest-summary__old">
                <span className="noest-hidden">{tCart('oldPrice')} </span>
                <Amount amount={item.regularRowTotal} />
              </s>
            )}
            <Amount amount={item.rowTotal} />
          </div>
        </li>
      ))}
    </ul>
  );
}
