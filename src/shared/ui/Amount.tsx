import { formatMoney } from '../i18n';
import type { Amount as MoneyAmount } from '../money';

/** An amount in both price views; the page's `data-price-view` shows one by CSS, so a toggle renders nothing. */
export function Amount({ amount }: { amount: MoneyAmount }) {
  return (
    <span className="noest-amount">
      <span className="noest-incl">{formatMoney(amount.inclTax)}</span>
      <span className="noest-excl">{formatMoney(amount.exclTax)}</span>
    </span>
  );
}
