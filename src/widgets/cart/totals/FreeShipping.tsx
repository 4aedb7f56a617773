import type { Cents } from '../../../shared/money';
import { formatMoney } from '../../../shared/i18n';
import { t } from '../messages';

/**
 * Cart rule 15. The limit of free delivery counts with VAT whoever orders, so what is left of it is given with VAT in both price
 * views, and where the other amounts are without it says so.
 */
export function FreeShipping({ remaining }: { readonly remaining: Cents }) {
  if (remaining === 0) return t('freeShippingReached');
  const amount = formatMoney(remaining);
  return (
    <>
      <span className="noest-incl">{t('freeShippingRemaining', { amount })}</span>
      <span className="noest-excl">{t('freeShippingRemainingInclTax', { amount })}</span>
    </>
  );
}
