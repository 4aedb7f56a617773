import type { Totals } from '../../../../shared/api';
import { formatDay, formatMoney } from '../../../../shared/i18n';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { Amount, buttonClass, replaceable } from '../../../../shared/ui';
import { t } from '../../messages';
import { FreeShipping } from '../../totals/FreeShipping';
import { totalRows } from '../../totals/model';

export { CartLines } from '../../lines/CartLines';

/** What is given to the view of the amounts and links below the lines. */
export interface DrawerSummaryProps {
  readonly totals: Totals;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
}

function CartSummary({ totals, cartUrl, checkoutUrl }: DrawerSummaryProps) {
  const { subtotal, freeShippingRemaining: remaining, delivery } = totals;
  const shipping = totalRows(totals).find((row) => row.kind === 'shipping');
  return (
    <div className="noest-minicart__foot">
      {remaining !== null && (
        <p className="noest-minicart__shipping">
          <FreeShipping remaining={remaining} />
        </p>
      )}
      <dl className="noest-minicart__totals">
        <div className="noest-minicart__subtotal">
          <dt>{t('subtotal')}</dt>
          <dd className="noest-minicart__amount">
            <Amount amount={subtotal} />
            {/* A price without VAT has the one with VAT beside it (prices rule 15). */}
            <span className="noest-excl">
              <span className="noest-minicart__note">
                {formatMoney(subtotal.inclTax)} {tCommon('inclTax')}
              </span>
            </span>
          </dd>
        </div>
        {shipping?.amount && (
          <div className="noest-minicart__delivery">
            <dt>{shipping.label ?? t('shipping')}</dt>
            <dd className="noest-minicart__amount">
              {shipping.amount.inclTax === 0 ? t('free') : <Amount amount={shipping.amount} />}
            </dd>
          </div>
        )}
      </dl>
      {delivery && (
        <p className="noest-minicart__day">
          {delivery.text || t('deliveredFrom', { day: formatDay(delivery.firstDay) })}
        </p>
      )}
      <div className="noest-minicart__buttons">
        <a className={buttonClass({ size: 'large', block: true })} href={checkoutUrl}>
          {t('toCheckout')}
        </a>
        <a className={buttonClass({ variant: 'secondary', block: true })} href={cartUrl}>
          {t('goToCart')}
        </a>
      </div>
    </div>
  );
}

export const Summary = replaceable('minicart', 'summary', CartSummary);
