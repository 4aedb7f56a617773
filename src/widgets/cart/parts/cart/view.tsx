import { useEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import type { Totals } from '../../../../shared/api';
import { shopAddress } from '../../../../shared/platform/config';
import { readSession } from '../../../../shared/platform/storage';
import { Notice, lazyCode, replaceable, useSignalValue } from '../../../../shared/ui';
import { CartLines } from '../../lines/CartLines';
import { LoadFailure } from '../../lines/CartLoading';
import { t } from '../../messages';
import { cart } from '../../store';
import { ORDER_KEY } from '../../store/kept';
import { useKnownCart } from '../../totals/useKnownCart';
import { CartSummary, EmptyCart } from './CartSummary';
import part from './part';
import { useChoice } from './useChoice';
import './cart.css';

const Empty = replaceable(part.name, 'empty', EmptyCart);
const Summary = replaceable(part.name, 'summary', CartSummary);

/** What became of an order whose answer did not come: few carts are empty because of one. */
const sentOrder = lazyCode('cart: what became of an order', () => import('../../../checkout/views'));

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
  const mayBeOrdered = isEmpty && readSession(ORDER_KEY) !== null;
  const fetched = useSignalValue(sentOrder.state);
  const isCodeFailed = mayBeOrdered && fetched instanceof Error;

  useEffect(() => {
    if (mayBeOrdered) void sentOrder.fetch();
  }, [mayBeOrdered]);

  return (
    <>
      <LoadFailure
        region={content}
        isCodeFailed={isCodeFailed}
        retry={() => Promise.all([cart.refresh(), isCodeFailed && sentOrder.fetch()])}
      />
      <div role="alert">{!totals.validStock && <Notice type="error">{t('stockChanged')}</Notice>}</div>
      {mayBeOrdered && fetched && !(fetched instanceof Error) && <fetched.SentOrder />}
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
