import { useEffect, useRef, useState } from 'react';
import { formatQuantity, unbroken } from '../../../../shared/i18n';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { Button, Icon, IconButton, Notice, lazyCode, replaceable, useSignalValue } from '../../../../shared/ui';
import { minicart } from '../../adding/drawer';
import { LoadFailure, LoadingLines } from '../../lines/CartLoading';
import { t } from '../../messages';
import { cart } from '../../store';
import part from './part';
import './minicart.css';

interface CartDrawerProps {
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly added: string | null;
}

/** What a drawer shows of a cart that has something in it: a shopper without one fetches none of it (cart rule 40). */
export const filledDrawer = lazyCode('minicart: what shows the lines', () => import('./FilledDrawer'));

const Empty = replaceable(part.name, 'empty', EmptyCart);

/** What the drawer shows: the lines, or that there are none, and below them the subtotal and the links. */
export function CartDrawer({ cartUrl, checkoutUrl, added }: CartDrawerProps) {
  const totals = useSignalValue(cart.totals);
  const loadError = useSignalValue(cart.loadError);
  const removed = useSignalValue(cart.removed);
  const fetched = useSignalValue(filledDrawer.state);
  const code = fetched instanceof Error ? null : fetched;
  const hasItems = totals !== null && totals.items.length > 0;
  const hasRows = hasItems || removed.length > 0;
  const isCodeFailed = hasRows && fetched instanceof Error;
  const title = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState('');

  // What was removed may be what was added (cart rule 24).
  useEffect(() => {
    if (removed.length > 0) minicart.forgetAdded();
  }, [removed]);

  useEffect(() => {
    if (hasRows) void filledDrawer.fetch();
  }, [hasRows]);

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
        <LoadFailure
          isCodeFailed={isCodeFailed}
          retry={() => Promise.all([cart.refresh(), filledDrawer.fetch()])}
          region={title}
          {...((!totals || isCodeFailed) && { cartUrl })}
        />
        {(totals ? hasRows && !code && !isCodeFailed : !loadError) && <LoadingLines />}
        {totals && code && <code.CartLines part={part.name} items={totals.items} announce={announce} />}
        {totals && !hasItems && <Empty close={minicart.close} />}
        <p className="noest-hidden" role="status">
          {announcement}
        </p>
      </div>
      {hasItems && code && <code.Summary totals={totals} cartUrl={cartUrl} checkoutUrl={checkoutUrl} />}
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
