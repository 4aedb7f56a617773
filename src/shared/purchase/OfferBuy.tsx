import { t } from '../i18n/product';
import type { ShownProduct } from '../state/product';
import { BuyRow } from './BuyRow';
import { BuyStock } from './BuyStock';
import { BuyTotal } from './BuyTotal';
import { ChosenPrice } from './ChosenPrice';
import { Failure } from './Failure';
import { piecePriceAt, rowTotal, type Terms } from './model';

interface OfferBuyProps {
  readonly shown: ShownProduct;
  readonly terms: Terms;
  readonly onQty: (qty: number) => void;
  readonly busy: boolean;
  readonly isEditing: boolean;
  readonly failure: string | null | undefined;
}

/** Price, stock, quantity, button and total of one thing that is sold: a simple product, or the variant that is chosen. */
export function OfferBuy({ shown, terms, onQty, busy, isEditing, failure }: OfferBuyProps) {
  const { price, stock, qty, offer } = shown;
  const step = offer?.qtyStep ?? 1;
  const piecePrice = offer && piecePriceAt(offer, qty);
  return (
    <div className="noest-buy">
      <ChosenPrice
        price={price}
        piece={piecePrice && offer.pieceLabel ? { amount: piecePrice, label: offer.pieceLabel } : null}
      />
      <BuyStock stock={stock} />
      <BuyRow
        qty={qty}
        onQty={onQty}
        step={step}
        max={offer?.inStock ? offer.maxQty : null}
        busy={busy}
        isSoldOut={stock.state === 'out_of_stock'}
        isEditing={isEditing}
      />
      {step > 1 && <p className="noest-buy__per">{t('soldBy', { step })}</p>}
      {piecePrice && <BuyTotal qty={qty} row={rowTotal(piecePrice, qty, terms)} offer={offer} />}
      <Failure text={failure} />
    </div>
  );
}
