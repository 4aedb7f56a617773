import type { WidgetProps } from '../../mount';
import { TierPrices } from '../../shared/purchase';
import { useShownProduct } from '../../shared/purchase/useShownProduct';
import { product } from '../../shared/state/product';
import type { TierPricesProps } from './props';

/** The tiers of the page's product, outside of the box in which it is bought. */
export function TierPricesOfPage({ business }: WidgetProps<typeof TierPricesProps>) {
  const { tierPrices, qty, offer } = useShownProduct();
  if (tierPrices.length === 0) return null;
  const maxQty = offer?.maxQty ?? null;
  return <TierPrices tiers={tierPrices} qty={qty} maxQty={maxQty} isBusiness={business} onQty={product.askQty} />;
}
