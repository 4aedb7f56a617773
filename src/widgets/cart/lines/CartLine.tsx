import { useRef, useState, type ComponentType } from 'react';
import type { CartItem } from '../../../shared/api';
import { formatMoney } from '../../../shared/i18n';
import { Icon, useSignalValue } from '../../../shared/ui';
import { priceView } from '../../prices';
import { t } from '../messages';
import { cart } from '../store';
import type { CartLineViewProps } from './CartLineView';
import { errorMessage, remainingOf } from './model';
import './line.css';

interface CartLineProps {
  readonly item: CartItem;
  readonly pending: boolean;
  readonly announce: (text: string) => void;
  /** Draws the line: the kit's, or that of the theme (overrides rule 1). */
  readonly View: ComponentType<CartLineViewProps>;
  readonly isReplaced: boolean;
}

/** A line with what can be done to it, whatever draws it. */
export function CartLine({ item, pending, announce, View, isReplaced }: CartLineProps) {
  const quantity = useLineQuantity(item, announce);
  const [removeFailure, setRemoveFailure] = useState<string | null>(null);
  const failure = quantity.failure ?? removeFailure;

  async function remove(): Promise<void> {
    setRemoveFailure(null);
    const result = await cart.remove(item.id);
    if (result.ok) announce(t('removed', { product: item.name }));
    else setRemoveFailure(errorMessage(result.error, t('removeFailed')));
  }

  return (
    <li className={isReplaced ? undefined : 'noest-line'} data-item-id={item.id} aria-busy={pending || undefined}>
      <View
        item={item}
        quantity={quantity.value}
        remaining={remainingOf({ ...item, qty: quantity.value })}
        changeQuantity={quantity.change}
        remove={remove}
      />
      <p className="noest-line__failure" role="alert">
        {failure && (
          <>
            <Icon name="circle-alert" small /> {failure}
          </>
        )}
      </p>
    </li>
  );
}

/** The quantity of a line, and why the shop refused the latest change of it here (cart rules 20 and 21). */
function useLineQuantity(item: CartItem, announce: (text: string) => void) {
  const requested = useSignalValue(cart.requestedQty, (all) => all.get(item.id));
  const [failure, setFailure] = useState<string | null>(null);
  const latestRequest = useRef(0);

  async function change(qty: number): Promise<void> {
    const request = (latestRequest.current += 1);
    setFailure(null);
    const result = await cart.changeQuantity(item.id, qty);
    if (request !== latestRequest.current) return;
    if (!result.ok) return setFailure(errorMessage(result.error, t('changeFailed')));
    const { subtotal } = result.value;
    const amount = priceView.current === 'incl_tax' ? subtotal.inclTax : subtotal.exclTax;
    announce(`${t('updated')}: ${formatMoney(amount)}`);
  }

  return { value: requested ?? item.qty, change, failure };
}
