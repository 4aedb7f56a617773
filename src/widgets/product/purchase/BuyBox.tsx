import type { Delivery, Offer, Stock } from '../../../shared/api';
import { backEnd } from '../../../shared/api/backend';
import { formatDay, formatMoney, formatNumber } from '../../../shared/i18n';
import { negated, type Amount as MoneyAmount } from '../../../shared/money';
import { Amount, Button, Icon, Notice, QuantityStepper } from '../../../shared/ui';
import { tCart } from '../../cart';
import { Price } from '../card/Price';
import { StockLine } from '../card/StockLine';
import { t } from '../messages';
import type { ShownPrice } from '../store';
import { pageParams } from './address';
import { contentOf, piecesText, type RowTotal } from './model';
import './buy.css';

interface ChosenPriceProps {
  readonly price: ShownPrice;
  /** The price of one in the cart, where that is not the unit: `label` is "per plank van 400 cm". */
  readonly piece?: { readonly amount: MoneyAmount; readonly label: string } | null;
}

/** Product rules 17 and 18: the large price of a product page, per unit, per piece, and the lowest of 30 days. */
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

interface BuyStockProps extends DeliveryLineProps {
  readonly stock: Stock;
}

/** The stock line, and how the product is delivered. */
export function BuyStock({ stock, delivery }: BuyStockProps) {
  const isReady = stock.state !== 'out_of_stock' && stock.state !== 'available_later';
  return (
    <div className="noest-buy__stock">
      <StockLine stock={stock} />
      <DeliveryLine delivery={delivery} />
      {isReady && backEnd().choosesDelivery && <p className="noest-buy__delivery">{t('delivery')}</p>}
    </div>
  );
}

interface DeliveryLineProps {
  /** What bringing one piece costs, and the first day; null where the shop does not say. */
  readonly delivery: Delivery | null;
}

/** Product rule 37: from which day it can be delivered, and what that costs; nothing where the shop does not say. */
export function DeliveryLine({ delivery }: DeliveryLineProps) {
  if (!delivery) return null;
  return (
    <p className="noest-buy__delivery">
      {t('deliveredFrom', { day: formatDay(delivery.firstDay) })} {t('deliveryCosts')}{' '}
      {delivery.price.inclTax === 0 ? t('deliveryFree') : <Amount amount={delivery.price} />}
    </p>
  );
}

interface BuyRowProps {
  readonly qty: number;
  readonly onQty: (qty: number) => void;
  /** Product rule 34: why what is typed can't be ordered. */
  readonly onProblem: (problem: string | null) => void;
  readonly step?: number;
  readonly max?: number | null;
  readonly busy: boolean;
  /** The button then looks busy; a press on it shows why. */
  readonly isSoldOut?: boolean;
  /** Whether a cart line is chosen anew. */
  readonly isEditing: boolean;
}

/** The quantity, and the button that puts it in the cart. */
export function BuyRow({
  qty,
  onQty,
  onProblem,
  step = 1,
  max = null,
  busy,
  isSoldOut = false,
  isEditing,
}: BuyRowProps) {
  return (
    <div className="noest-buy__order">
      <QuantityStepper name="qty" value={qty} onChange={onQty} onProblem={onProblem} step={step} max={max} />
      <BuyButton busy={busy || isSoldOut} isEditing={isEditing} />
    </div>
  );
}

export function BuyButton({ busy, isEditing }: Pick<BuyRowProps, 'busy' | 'isEditing'>) {
  return (
    <Button type="submit" size="large" block busy={busy}>
      <Icon name="shopping-cart" />
      {isEditing ? t('updateCart') : t('addToCart')}
    </Button>
  );
}

interface BuyTotalProps {
  readonly qty: number;
  readonly row: RowTotal;
  /** Product rule 34: why there is no quantity, and so no total. */
  readonly problem?: string | null;
  /** Its content is shown beside the number; null for a sum of different products. */
  readonly offer: Offer | null;
}

/** The total of the chosen quantity; for a business customer with the discount. */
export function BuyTotal({ qty, row, problem = null, offer }: BuyTotalProps) {
  const content = offer && contentOf(offer, qty);
  const pieces = piecesText(qty, offer?.pieceName ?? null);
  return (
    <div className="noest-buy__total">
      <span>
        <span className="noest-buy__problem" aria-live="polite">
          {problem}
        </span>
        {problem === null && t(pieces.key, pieces.values)}
        {problem === null && content && `, ${formatNumber(content.units, content.decimals)}\u00a0${content.symbol}`}
      </span>
      <strong className="noest-buy__sum">
        {tCart('total')} {problem === null ? <Amount amount={row.total} /> : '–'}
      </strong>
      {problem === null && row.discount.inclTax > 0 && (
        <span className="noest-buy__discount">
          {tCart('businessDiscount')} <Amount amount={negated(row.discount)} />
        </span>
      )}
    </div>
  );
}

/** Why the product is not in the cart, read out when it appears; empty without a text. */
export function Failure({ text }: { readonly text: string | null | undefined }) {
  return (
    <div className="noest-buy__failure" role="alert">
      {text && <Notice type="error">{text}</Notice>}
    </div>
  );
}

/** Product rule 24: says that a cart line is chosen anew, with a link to add a new line instead. */
export function EditingNotice() {
  const params = pageParams();
  params.delete('item');
  return (
    <Notice type="notice">
      {t('editing')} <a href={`?${params.toString()}`}>{t('addNew')}</a>
    </Notice>
  );
}
