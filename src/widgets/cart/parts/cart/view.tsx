import { useEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import type { Totals } from '../../../../shared/api';
import { shopAddress } from '../../../../shared/platform/config';
import { Notice, replaceable } from '../../../../shared/ui';
import { CartLines } from '../../lines/CartLines';
import { LoadFailure } from '../../lines/CartLoading';
import { t } from '../../messages';
import { cart } from '../../store';
import { useKnownCart } from '../../totals/useKnownCart';
import { CartSummary, EmptyCart } from './CartSummary';
import part from './part';
import { useChoice } from './useChoice';
import './cart.css';

const Empty = replaceable(part.name, 'empty', EmptyCart);
const Summary = replaceable(part.name, 'summary', CartSummary);

/** What a form that asks about these lines was printed for (cart rule 49). */
const linesOf = ({ items }: Totals): string => JSON.stringify(items.map(({ id, qty }) => [id, qty]));

/** The cart as a page: its lines, the totals and the link to the checkout. */
export function CartPage({ totals: printed, checkoutUrl, continueUrl }: WidgetProps<typeof part>) {
  const totals = useKnownCart(printed);
  const [announcement, announce] = useState('');
  const content = useRef<HTMLDivElement>(null);
  useChoice(content, announce);

  useEffect(() => {
    if (printed) cart.adopt(printed);
    return () => cart.forgetRemoved();
  }, [printed]);

  const isEmpty = totals.items.length === 0;
  return (
    <>
      <LoadFailure region={content} />
      <div role="alert">{!totals.validStock && <Notice type="error">{t('stockChanged')}</Notice>}</div>
      {/* Stays the same element when the last line goes: the button to undo that is in the list. */}
      <div ref={content} className={isEmpty ? 'noest-cart__content noest-cart__content--empty' : 'noest-cart__content'}>
        <CartLines part={part.name} items={totals.items} announce={announce} />
        {isEmpty ? (
          <Empty continueUrl={shopAddress(continueUrl)} />
        ) : (
          <Summary
            totals={totals}
            isAsPrinted={printed !== null && linesOf(totals) === linesOf(printed)}
            checkoutUrl={shopAddress(checkoutUrl)}
            continueUrl={shopAddress(continueUrl)}
          />
        )}
      </div>
      <p className="noest-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

export default defineWidget(part, { view: CartPage });
