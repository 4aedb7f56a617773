import type { Stock } from '../api';
import { t } from '../i18n/product';
import { StockLine } from '../product-card/StockLine';

/** Whether it can be had, and how it comes. */
export function BuyStock({ stock }: { readonly stock: Stock }) {
  const comesAtOnce = stock.state !== 'out_of_stock' && stock.state !== 'available_later';
  return (
    <div className="noest-buy__stock">
      <StockLine stock={stock} />
      {comesAtOnce && <p className="noest-buy__delivery">{t('delivery')}</p>}
    </div>
  );
}
