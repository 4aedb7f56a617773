import { defineWidget } from '../../../../mount';
import part from './part';
import { StockLine } from '../../card/StockLine';
import { useShownProduct } from '../../purchase/useShown';

/** The stock line of the page's product, outside of its form. */
export function StockIndicator() {
  return <StockLine stock={useShownProduct().stock} />;
}

export default defineWidget(part, { view: StockIndicator });
