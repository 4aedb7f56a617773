import { formatMoney, formatNumber } from '../i18n';
import { t as cartWords } from '../i18n/cart';
import { t } from '../i18n/product';
import { Amount } from '../ui';
import { contentOf, piecesWords, type RowTotal } from './model';
import type { Offer } from '../api';

interface BuyTotalProps {
  readonly qty: number;
  readonly row: RowTotal;
  /** What is counted in metres too; null for a sum of different things. */
  readonly offer: Offer | null;
}

/** What the chosen number comes to; for a business customer with what is taken off. */
export function BuyTotal({ qty, row, offer }: BuyTotalProps) {
  const content = offer && contentOf(offer, qty);
  const pieces = piecesWords(qty, offer?.pieceName ?? null);
  return (
    <div className="noest-buy__total">
      <span>
        {t(pieces.key, pieces.values)}
        {content && `, ${formatNumber(content.units, content.decimals)}\u00a0${content.symbol}`}
      </span>
      <strong className="noest-buy__sum">
        {cartWords('total')} <Amount amount={row.total} />
      </strong>
      {row.discount.inclTax > 0 && (
        <span className="noest-buy__discount">
          {cartWords('businessDiscount')} <span className="noest-incl">-{formatMoney(row.discount.inclTax)}</span>
          <span className="noest-excl">-{formatMoney(row.discount.exclTax)}</span>
        </span>
      )}
    </div>
  );
}
