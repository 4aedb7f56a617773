import { formatMoney } from '../i18n';
import type { Amount as MoneyAmount } from '../money';

interface AmountProps {
  readonly amount: MoneyAmount;
  /** The text around a formatted amount; without it there is none. */
  readonly words?: (money: string) => string;
}

/** An amount in both price views; the page's `data-price-view` shows one by CSS, so a toggle renders nothing. */
export function Amount({ amount, words = (money) => money }: AmountProps) {
  return (
    <span className="noest-amount">
      <span className="noest-incl">{words(formatMoney(amount.inclTax))}</span>
      <span className="noest-excl">{words(formatMoney(amount.exclTax))}</span>
    </span>
  );
}
