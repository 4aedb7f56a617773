import type { CartItem } from '../../../shared/api';
import { t as tCommon } from '../../../shared/i18n/messages';
import { Amount } from '../../../shared/ui';
import { t } from '../messages';
import { isReduced } from './model';
import './line.css';

/** The row total, and before it the one without reduction, struck through (cart rule 6). */
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
      <WithoutTax />
    </span>
  );
}

/** Prices rule 15: an amount of a line stands alone, so it is said where it is without VAT. */
export function WithoutTax() {
  return (
    <span className="noest-excl">
      {' '}
      <span className="noest-line__note">{tCommon('exclTax')}</span>
    </span>
  );
}
