import { formatMoney } from '../i18n';
import { t } from '../i18n/product';
import type { Amount as MoneyAmount } from '../money';
import { Price } from '../product-card/Price';
import type { ShownPrice } from '../state/product';
import { Amount } from '../ui';

interface ChosenPriceProps {
  readonly price: ShownPrice;
  /** What one in the cart costs, where that is not the unit: `label` is "per plank van 400 cm". */
  readonly piece?: { readonly amount: MoneyAmount; readonly label: string } | null;
}

/** The large price of a product's page: per unit, per piece, and the lowest of 30 days where the shop gives it. */
export function ChosenPrice({ price, piece = null }: ChosenPriceProps) {
  const { regular, final, lowest, isFrom, unit } = price;
  return (
    <div className="noest-buy__price">
      <Price regular={regular ?? final} final={final} unit={unit} isFrom={isFrom} hasNote />
      {piece && (
        <p className="noest-buy__per">
          <Amount amount={piece.amount} /> {piece.label}
        </p>
      )}
      {lowest && (
        <p className="noest-buy__per noest-buy__per--lowest">
          <span className="noest-incl">{t('lowestPrice', { price: formatMoney(lowest.inclTax) })}</span>
          <span className="noest-excl">{t('lowestPrice', { price: formatMoney(lowest.exclTax) })}</span>
        </p>
      )}
    </div>
  );
}
