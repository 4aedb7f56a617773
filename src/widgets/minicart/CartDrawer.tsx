import { useState } from 'react';
import { CartLines, LoadFailure, LoadingLines } from '../../shared/cart-lines';
import { unbroken } from '../../shared/i18n';
import { t } from '../../shared/i18n/cart';
import { t as common } from '../../shared/i18n/common';
import { cart } from '../../shared/state/cart';
import { minicart } from '../../shared/state/minicart';
import { IconButton, Notice, useSignalValue } from '../../shared/ui';
import { CartSummary } from './CartSummary';
import { EmptyCart } from './EmptyCart';
import './minicart.css';

interface CartDrawerProps {
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly added: string | null;
}

export function CartDrawer({ cartUrl, checkoutUrl, added }: CartDrawerProps) {
  const totals = useSignalValue(cart.totals);
  const fault = useSignalValue(cart.fault);
  const [announcement, announce] = useState('');

  return (
    <>
      <div className="noest-minicart__head">
        <h2 className="noest-minicart__title" id="noest-minicart-title">
          {t('title')} {totals && <span className="noest-minicart__qty">({totals.itemsQty})</span>}
        </h2>
        <IconButton icon="x" label={common('close')} onClick={minicart.close} />
      </div>
      <div className="noest-minicart__body">
        <div id="noest-minicart-added">
          {added && (
            <Notice type="success" role="status">
              {t('added', { product: unbroken(added) })}
            </Notice>
          )}
        </div>
        {fault && <LoadFailure />}
        {totals ? <CartLines items={totals.items} announce={announce} /> : !fault && <LoadingLines />}
        {totals?.items.length === 0 && <EmptyCart />}
        <p className="noest-hidden" role="status">
          {announcement}
        </p>
      </div>
      {totals && totals.items.length > 0 && <CartSummary totals={totals} cartUrl={cartUrl} checkoutUrl={checkoutUrl} />}
    </>
  );
}
