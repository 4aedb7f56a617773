import { StockLine } from '../../shared/product-card/StockLine';
import { useShownProduct } from '../../shared/purchase/useShownProduct';

/** The stock line of the page's product, outside of the box in which it is bought. */
export function StockIndicator() {
  return <StockLine stock={useShownProduct().stock} />;
}
