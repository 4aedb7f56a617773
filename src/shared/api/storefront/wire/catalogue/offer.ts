import * as v from 'valibot';
import type { Offer, ProductPicture, Stock, TierPrice } from '../../../model';
import { DeliverySchema } from '../cart';
import { count, link, optional, optionalId, orNull, UnitSchema, euros, words } from '../common';

/** Product rule 14, stock wording states; `days` in calendar days, `delivery` a text such as "2-7" in working days. */
export const StockSchema = v.variant('state', [
  v.object({ state: v.literal('in_stock') }),
  v.object({ state: v.literal('in_stock_delivery'), delivery: v.string() }),
  v.object({ state: v.literal('out_of_stock') }),
  v.object({ state: v.literal('available_later'), days: count }),
  v.object({ state: v.literal('only_left'), qty: count }),
  v.object({ state: v.literal('more_later'), qty: count, days: count }),
]) satisfies v.GenericSchema<unknown, Stock>;

/** The stock where a shop says no more than whether there is any. */
export function stockOf(inStock: boolean): Stock {
  return { state: inStock ? 'in_stock' : 'out_of_stock' };
}

export const PictureSchema = v.object({ src: link, alt: words, width: count, height: count }) satisfies v.GenericSchema<
  unknown,
  ProductPicture
>;

/** Contents and surfaces count in ten-thousandths of a metre or square metre, so that sums of them are exact. */
const scaled = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((units) => Math.round(units * 10_000)),
);

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const TierPriceSchema = v.pipe(
  v.object({
    qty: quantity,
    unit_price_incl_tax: euros,
    unit_price_excl_tax: euros,
    piece_price_incl_tax: euros,
    piece_price_excl_tax: euros,
    saving_percent: count,
  }),
  v.transform((tier): TierPrice => ({
    qty: tier.qty,
    unitPrice: { inclTax: tier.unit_price_incl_tax, exclTax: tier.unit_price_excl_tax },
    piecePrice: { inclTax: tier.piece_price_incl_tax, exclTax: tier.piece_price_excl_tax },
    savingPercent: tier.saving_percent,
  })),
);

/** What one sellable thing has on the wire; schemas of things that are more than this spread it. */
export const offerEntries = {
  sku: v.string(),
  product_id: optionalId,
  in_stock: v.boolean(),
  stock: orNull(StockSchema),
  /** Null where the shop sets no limit. */
  max_qty: orNull(v.nullable(count)),
  /** Sold by so many. */
  qty_increments: optional(quantity, 1),
  unit_of_measurement: UnitSchema,
  price_incl_tax: euros,
  price_excl_tax: euros,
  final_price_incl_tax: euros,
  final_price_excl_tax: euros,
  /** The lowest of the 30 days before a reduction (art. 5a Besluit prijsaanduiding); null where the shop gives none. */
  lowest_price_incl_tax: orNull(v.nullable(euros)),
  lowest_price_excl_tax: orNull(v.nullable(euros)),
  /** What one in the cart costs; the final price where it is left out. */
  piece_price_incl_tax: orNull(euros),
  piece_price_excl_tax: orNull(euros),
  /** "per plank van 400 cm"; empty where the piece is the unit. */
  piece_label: words,
  /** What one is called and what several are, "plank" and "planken"; null where it is no more than a piece. */
  piece_name: orNull(v.nullable(v.object({ one: v.string(), many: v.string() }))),
  /** Units in a piece: 4 for a plank of 400 cm that is sold by the metre. */
  piece_content: optional(scaled, 1),
  /** Square metres a piece covers once laid, gap included; null where it is not laid. */
  piece_covers: orNull(v.nullable(scaled)),
  tier_prices: optional(v.array(TierPriceSchema), []),
  /** Of one piece by itself; null where the shop does not say. */
  delivery: orNull(v.nullable(DeliverySchema)),
};

const OfferEntriesSchema = v.object(offerEntries);
export type OfferAnswer = v.InferInput<typeof OfferEntriesSchema>;

/** One sellable thing: what it costs and whether it can be had. */
export function offerFrom(answer: v.InferOutput<typeof OfferEntriesSchema>): Offer {
  const { lowest_price_incl_tax: lowestIncl, lowest_price_excl_tax: lowestExcl } = answer;
  return {
    sku: answer.sku,
    productId: answer.product_id,
    inStock: answer.in_stock,
    stock: answer.stock ?? stockOf(answer.in_stock),
    maxQty: answer.max_qty,
    qtyStep: answer.qty_increments,
    unit: answer.unit_of_measurement,
    regularPrice: { inclTax: answer.price_incl_tax, exclTax: answer.price_excl_tax },
    finalPrice: { inclTax: answer.final_price_incl_tax, exclTax: answer.final_price_excl_tax },
    lowestPrice: lowestIncl === null || lowestExcl === null ? null : { inclTax: lowestIncl, exclTax: lowestExcl },
    piecePrice: {
      inclTax: answer.piece_price_incl_tax ?? answer.final_price_incl_tax,
      exclTax: answer.piece_price_excl_tax ?? answer.final_price_excl_tax,
    },
    pieceLabel: answer.piece_label,
    pieceName: answer.piece_name,
    pieceContent: answer.piece_content,
    pieceCovers: answer.piece_covers,
    tierPrices: answer.tier_prices,
    delivery: answer.delivery,
  };
}
