import { useEffect, useRef, useState } from 'react';
import type { Totals } from '../../../../shared/api';
import { formatDay, formatMoney, formatQuantity, unbroken } from '../../../../shared/i18n';
import { t as tCommon } from '../../../../shared/i18n/messages';
import {
  Amount,
  Button,
  Icon,
  IconButton,
  Notice,
  buttonClass,
  replaceable,
  useSignalValue,
} from '../../../../shared/ui';
import { minicart } from '../../adding/drawer';
import { CartLines } from '../../lines/CartLines';
import { LoadFailure, LoadingLines } from '../../lines/CartLoading';
import { t } from '../../messages';
import { cart } from '../../store';
import { FreeShipping } from '../../totals/FreeShipping';
import { totalRows } from '../../totals/model';
import part from './part';
import './minicart.css';

interface CartDrawerProps {
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly added: string | null;
}

const Empty = replaceable(part.name, 'empty', EmptyCart);
const Summary = replaceable(part.name, 'summary', CartSummary);

/** What the drawer shows: the lines, or that there are none, and below them the subtotal and the links. */
export function CartDrawer({ cartUrl, checkoutUrl, added }: CartDrawerProps) {
  const totals = useSignalValue(cart.totals);
  const loadError = useSignalValue(cart.loadError);
  const removed = useSignalValue(cart.removed);
  const title = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState('');

  // What was removed may be what was added (cart rule 24).
  useEffect(() => {
    if (removed.length > 0) minicart.forgetAdded();
  }, [removed]);

  return (
    <>
      <div className="noest-minicart__head">
        <h2 className="noest-minicart__title" id="noest-minicart-title" ref={title}>
          {t('title')} {totals && <span className="noest-minicart__qty">({formatQuantity(totals.itemsQty)})</span>}
        </h2>
        <IconButton icon="x" label={tCommon('close')} onClick={minicart.close} />
      </div>
      <div className="noest-minicart__body">
        <div id="noest-minicart-added">
          {added && (
            <Notice type="success" role="status">
              {t('added', { product: unbroken(added) })}
            </Notice>
          )}
        </div>
        <LoadFailure region={title} {...(!totals && { cartUrl })} />
        {totals ? (
          <CartLines part={part.name} items={totals.items} announce={announce} />
        ) : (
          !loadError && <LoadingLines />
        )}
        {totals?.items.length === 0 && <Empty close={minicart.close} />}
        <p className="noest-hidden" role="status">
          {announcement}
        </p>
      </div>
      {totals && totals.items.length > 0 && <Summary totals={totals} cartUrl={cartUrl} checkoutUrl={checkoutUrl} />}
    </>
  );
}

/** What is given to the view that says that the cart is empty. */
export interface EmptyDrawerProps {
  readonly close: () => void;
}

function EmptyCart({ close }: EmptyDrawerProps) {
  return (
    <div className="noest-minicart__empty">
      <Icon name="shopping-cart" />
      <p className="noest-minicart__empty-text">{t('empty')}</p>
      <Button variant="secondary" onClick={close}>
        {t('continueShopping')}
      </Button>
    </div>
  );
}

/** What is given to the view of the amounts and links below the lines. */
export interface DrawerSummaryProps {
  readonly totals: Totals;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
}

function CartSummary({ totals, cartUrl, checkoutUrl }: DrawerSummaryProps) {
  const { subtotal, freeShippingRemaining: remaining, delivery } = totals;
  const shipping = totalRows(totals).find((row) => row.kind === 'shipping');
  return (
    <div className="noest-minicart__foot">
      {remaining !== null && (
        <p className="noest-minicart__shipping">
          <FreeShipping remaining={remaining} />
        </p>
      )}
      <dl className="noest-minicart__totals">
        <div className="noest-minicart__subtotal">
          <dt>{t('subtotal')}</dt>
          <dd className="noest-minicart__amount">
            <Amount amount={subtotal} />
            {/* A price without VAT has the one with VAT beside it (prices rule 15). */}
            <span className="noest-excl">
              <span className="noest-minicart__note">
                {formatMoney(subtotal.inclTax)} {tCommon('inclTax')}
              </span>
            </span>
          </dd>
        </div>
        {shipping?.amount && (
          <div className="noest-minicart__delivery">
            <dt>{shipping.label ?? t('shipping')}</dt>
            <dd className="noest-minicart__amount">
              {shipping.amount.inclTax === 0 ? t('free') : <Amount amount={shipping.amount} />}
            </dd>
          </div>
        )}
      </dl>
      {delivery && (
        <p className="noest-minicart__day">
          {delivery.text || t('deliveredFrom', { day: formatDay(delivery.firstDay) })}
        </p>
      )}
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
