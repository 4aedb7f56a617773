import * as v from 'valibot';
import type { Offer } from '../../model';
import { amountOf, PRICE_RANGE, PRICE_TIERS, PriceRangeSchema, PriceTiersSchema, soldBy, tiersOf } from './prices';
import { STOCK, stockEntries, stockOf } from './stock';

/** A content counts in ten-thousandths of its unit. */
const UNIT = 10_000;

/** What is asked of one sellable thing. */
export const OFFER = `sku ${STOCK} ${PRICE_RANGE}${PRICE_TIERS}` as const;

export const offerEntries = {
  ...stockEntries,
  sku: v.string(),
  price_range: PriceRangeSchema,
  price_tiers: PriceTiersSchema,
};

export const OfferSchema = v.object(offerEntries);

/** Magento says nothing of limits, steps and delivery. */
export function toOffer(answer: v.InferOutput<typeof OfferSchema>): Offer {
  const { sku, price_range: price } = answer;
  return {
    sku,
    productId: '',
    ...stockOf(answer),
    maxQty: null,
    qtyStep: 1,
    ...soldBy(price),
    lowestPrice: null,
    piecePrice: amountOf(price.final),
    pieceName: null,
    pieceContent: Math.round((price.sold?.content ?? 1) * UNIT),
    pieceCovers: null,
    tierPrices: tiersOf(answer.price_tiers, price),
    delivery: null,
  };
}
