import type { Stock } from '../api';
import { unbroken } from '../i18n';
import { t } from '../i18n/product';
import { stockWords } from './model';
import './stock.css';

/** Whether a product can be had, and how many are left. */
export function StockLine({ stock }: { readonly stock: Stock }) {
  const { key, values, tone } = stockWords(stock);
  return <p className={tone ? `noest-stock noest-stock--${tone}` : 'noest-stock'}>{unbroken(t(key, values))}</p>;
}
