import * as v from 'valibot';
import type { Offer } from '../../model';
import { amountOf, PRICE_RANGE, PRICE_TIERS, PriceRangeSchema, PriceTiersSchema, tiersOf } from './prices';
import { STOCK, stockEntries, stockOf } from './stock';

/** What is asked of one sellable thing. */
export const OFFER = `sku ${STOCK} ${PRICE_RANGE}${PRICE_TIERS}` as const;

export const offerEntries = {
  ...stockEntries,
  sku: v.string(),
  price_range: PriceRangeSchema,
  price_tiers: PriceTiersSchema,
};

export const OfferSchema = v.object(offerEntries);

/** Magento says nothing of limits, steps, units and delivery. */
export function toOffer(answer: v.InferOutput<typeof OfferSchema>): Offer {
  const { sku, price_range: price } = answer;
  const finalPrice = amountOf(price.final);
  return {
    sku,
    productId: '',
    ...stockOf(answer),
    maxQty: null,
    qtyStep: 1,
    unit: '',
    regularPrice: amountOf(price.regular),
    finalPrice,
    lowestPrice: null,
    piecePrice: finalPrice,
    pieceLabel: '',
    pieceName: null,
    /** One unit, in ten-thousandths. */
    pieceContent: 10_000,
    pieceCovers: null,
    tierPrices: tiersOf(answer.price_tiers, price),
    delivery: null,
  };
}
