import type { ShownProduct } from '../state/product';
import { Calculator } from './calculator/Calculator';
import { measureOf } from './calculator/model';
import type { Terms } from './model';
import { TierPrices } from './TierPrices';

interface OfferTablesProps {
  readonly shown: ShownProduct;
  readonly terms: Terms;
  readonly onQty: (qty: number) => void;
}

/** What helps to decide how many: the tiers, and the calculator for what is laid or sold by length. */
export function OfferTables({ shown: { offer, qty, tierPrices }, terms, onQty }: OfferTablesProps) {
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
