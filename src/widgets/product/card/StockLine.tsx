import type { Stock } from '../../../shared/api';
import { unbroken } from '../../../shared/i18n';
import { t } from '../messages';
import { stockText } from './model';
import './stock.css';

/** Product rule 14: the stock of a product. */
export function StockLine({ stock }: { readonly stock: Stock }) {
  const { key, values, tone } = stockText(stock);
  return <p className={tone ? `noest-stock noest-stock--${tone}` : 'noest-stock'}>{unbroken(t(key, values))}</p>;
}
