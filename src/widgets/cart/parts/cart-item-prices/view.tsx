import { useEffect } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { LineTotal } from '../../lines/LineTotal';
import { cart } from '../../store';
import { useSignalValue } from '../../../../shared/ui';
import part from './part';

/** The row total of one line of the cart; the printed prices stay until the totals are known. */
export function CartItemPrices({ itemId }: WidgetProps<typeof part>) {
  const totals = useSignalValue(cart.totals);
  const item = totals?.items.find(({ id }) => id === itemId);

  useEffect(() => void cart.load(), []);

  if (item) return <LineTotal item={item} />;
  return totals ? null : <Slot name="prices" />;
}

export default defineWidget(part, { view: CartItemPrices });
