import type { CartItem } from '../../api';
import { unbroken } from '../../i18n';
import { t } from '../../i18n/cart';
import { Amount } from '../../ui';

/** What is ordered, without a way to change it: that is the cart's. The same markup as the server's `order-lines` partial. */
export function OrderLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <ul className="noest-summary__lines">
      {items.map((item) => (
        <li className="noest-summary__line" key={item.id}>
          {item.image ? <img src={item.image} width="64" height="64" alt="" loading="lazy" /> : <span />}
          <div>
            {unbroken(item.name)}
            <p className="noest-summary__detail">
              {[`${item.qty} x`, ...item.options.map(({ value }) => unbroken(value))].join(', ')}
            </p>
          </div>
          <div>
            {item.regularRowTotal.inclTax !== item.rowTotal.inclTax && (
              <s className="noest-summary__old">
                <span className="noest-hidden">{t('oldPrice')} </span>
                <Amount amount={item.regularRowTotal} />
              </s>
            )}
            <Amount amount={item.rowTotal} />
          </div>
        </li>
      ))}
    </ul>
  );
}
