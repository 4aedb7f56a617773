import { useState } from 'react';
import { t } from '../messages';
import type { ShownProduct } from '../store';
import { BuyRow, BuyStock, BuyTotal, ChosenPrice, Failure } from './BuyBox';
import { Calculator } from './calculator/Calculator';
import { measureOf } from './calculator/model';
import { piecePriceAt, rowTotal, type Terms } from './model';
import { TierPrices } from './TierPrices';

interface OfferProps {
  readonly shown: ShownProduct;
  readonly terms: Terms;
  readonly onQty: (qty: number) => void;
}

interface OfferBuyProps extends OfferProps {
  readonly busy: boolean;
  readonly isEditing: boolean;
  readonly failure: string | null | undefined;
}

/** Price, stock, quantity, button and total of one offer: a simple product, or the chosen variant. */
export function OfferBuy({ shown, terms, onQty, busy, isEditing, failure }: OfferBuyProps) {
  const { price, stock, delivery, qty, offer } = shown;
  const [problem, setProblem] = useState<string | null>(null);
  const step = offer?.qtyStep ?? 1;
  const piecePrice = offer && piecePriceAt(offer, qty);
  return (
    <div className="noest-buy">
      <ChosenPrice
        price={price}
        piece={piecePrice && offer.pieceLabel ? { amount: piecePrice, label: offer.pieceLabel } : null}
      />
      <BuyStock stock={stock} delivery={delivery} />
      <BuyRow
        qty={qty}
        onQty={onQty}
        onProblem={setProblem}
        step={step}
        max={offer?.inStock ? offer.maxQty : null}
        busy={busy}
        isSoldOut={stock.state === 'out_of_stock'}
        isEditing={isEditing}
      />
      {step > 1 && <p className="noest-buy__per">{t('soldBy', { step })}</p>}
      {piecePrice && <BuyTotal qty={qty} row={rowTotal(piecePrice, qty, terms)} problem={problem} offer={offer} />}
      <Failure text={failure} />
    </div>
  );
}

/** What helps to choose a quantity: the tiers, and the calculator where the offer is measured. */
export function OfferTables({ shown: { offer, qty, tierPrices }, terms, onQty }: OfferProps) {
  const measure = offer && measureOf(offer);
  return (
    <>
      {tierPrices.length > 0 && (
        <TierPrices
          tiers={tierPrices}
          qty={qty}
          maxQty={offer?.maxQty ?? null}
          isBusiness={terms.volumeDiscountPercent > 0}
          onQty={onQty}
        />
      )}
      {offer?.inStock && measure && <Calculator offer={offer} measure={measure} terms={terms} onQty={onQty} />}
    </>
  );
}
