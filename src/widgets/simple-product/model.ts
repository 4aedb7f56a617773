import type { Offer } from '../../shared/api';
import { priceAt } from '../../shared/purchase/model';
import type { ShownProduct } from '../../shared/state/product';

/** Specification 4: a simple product is saleable as long as it is in stock. */
export function isSaleable({ inStock }: Pick<Offer, 'inStock'>): boolean {
  return inStock;
}

/** What the page shows of it. */
export function shownOffer(name: string, offer: Offer, qty: number): ShownProduct {
  const { sku, stock, tierPrices } = offer;
  return { sku, name, qty, price: priceAt(offer, qty), stock, tierPrices, offer, pictures: null };
}
