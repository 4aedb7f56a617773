import { useRef, useState } from 'react';
import type { CartItem } from '../api';
import { formatMoney } from '../i18n';
import { t } from '../i18n/cart';
import { cart } from '../state/cart';
import { priceView } from '../state/price-view';
import { failureWords } from './failureWords';

/**
 * The quantity of a line: what the shopper asks for shows at once, the shop's answer replaces it. A refusal sets it back
 * and stays until the next try.
 */
export function useLineQuantity(item: CartItem, announce: (text: string) => void) {
  const [asked, setAsked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);

  async function change(qty: number): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setAsked(qty);
    setFailure(null);
    const result = await cart.changeQuantity(item.id, qty);
    if (turn !== latest.current) return;
    setAsked(null);
    if (!result.ok) return setFailure(failureWords(result.error, t('changeFailed')));
    const { subtotal } = result.value;
    const amount = priceView.current.peek() === 'incl_tax' ? subtotal.inclTax : subtotal.exclTax;
    announce(`${t('updated')}: ${formatMoney(amount)}`);
  }

  return { value: asked ?? item.qty, change, failure };
}
