import { useEffect } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { LineTotal } from '../../shared/cart-lines';
import { cart } from '../../shared/state/cart';
import { useSignalValue } from '../../shared/ui';
import type { CartItemPricesProps } from './props';

/** What one line of the cart comes to, wherever a theme wants to show it; what the server printed stays until it is known. */
export function CartItemPrices({ itemId }: WidgetProps<typeof CartItemPricesProps>) {
  const totals = useSignalValue(cart.totals);
  const item = totals?.items.find(({ id }) => id === itemId);

  useEffect(() => void cart.load(), []);

  if (item) return <LineTotal item={item} />;
  return totals ? null : <Slot name="prices" />;
}
