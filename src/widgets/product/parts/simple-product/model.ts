import type { Offer } from '../../../../shared/api';
import { deliveryAt, priceAt } from '../../purchase/model';
import type { ShownProduct } from '../../store';

/** Product rule 13: a simple product is saleable as long as it is in stock. */
export function isSaleable({ inStock }: Pick<Offer, 'inStock'>): boolean {
  return inStock;
}

/** An offer within the limits of the markup, which go before those of the shop's answer (product rule 35). */
export function withLimits(
  offer: Offer,
  { qtyStep, maxQty }: { readonly qtyStep?: number | undefined; readonly maxQty?: number | undefined },
): Offer {
  return { ...offer, qtyStep: qtyStep ?? offer.qtyStep, maxQty: maxQty ?? offer.maxQty };
}

/** What the page shows of a simple product. */
export function shownOffer(name: string, offer: Offer, qty: number): ShownProduct {
  const { sku, stock, tierPrices } = offer;
  const delivery = deliveryAt(offer, qty);
  return { sku, name, qty, price: priceAt(offer, qty), stock, delivery, tierPrices, offer, pictures: null };
}
