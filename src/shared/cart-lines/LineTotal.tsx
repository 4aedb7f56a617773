import type { CartItem } from '../api';
import { t } from '../i18n/cart';
import { Amount } from '../ui';
import { isReduced } from './model';
import './line.css';

/** What a line comes to; what it would without reduction stands struck through beside it (specification 3). */
export function LineTotal({ item }: { readonly item: CartItem }) {
  return (
    <span className="noest-line__total">
      {isReduced(item) && (
        <s className="noest-line__old">
          <span className="noest-hidden">{t('oldPrice')} </span>
          <Amount amount={item.regularRowTotal} />
        </s>
      )}
      <Amount amount={item.rowTotal} />
    </span>
  );
}
