import { defineWidget, type WidgetProps } from '../../../../mount';
import { TierPrices } from '../../purchase/TierPrices';
import { useShownProduct } from '../../purchase/useShown';
import { product } from '../../store';
import part from './part';

/** The tiers of the page's product, outside of its form. */
export function TierPricesOfPage({ business }: WidgetProps<typeof part>) {
  const { tierPrices, qty, offer } = useShownProduct();
  if (tierPrices.length === 0) return null;
  const maxQty = offer?.maxQty ?? null;
  return <TierPrices tiers={tierPrices} qty={qty} maxQty={maxQty} isBusiness={business} onQty={product.requestQty} />;
}

export default defineWidget(part, { view: TierPricesOfPage });
