import * as v from 'valibot';
import { centsFromEuros, type Amount } from '../../../money';
import type { TierPrice } from '../../model';
import { list } from '../values';

/** Magento gives one amount, in the view that the shop is set to; both views of the kit show it. */
export function amountOf(euros: number): Amount {
  const cents = centsFromEuros(euros);
  return { inclTax: cents, exclTax: cents };
}

export const PRICE_RANGE =
  'price_range{minimum_price{regular_price{value}final_price{value}}maximum_price{final_price{value}}}';

/** In euros, unrounded where prices are entered without VAT (13.915001). */
const MoneySchema = v.pipe(
  v.object({ value: v.pipe(v.number(), v.finite()) }),
  v.transform(({ value }) => value),
);

/** The lowest price of a product, with what it was before a reduction, and the highest of those with choices; in euros. */
export const PriceRangeSchema = v.pipe(
  v.object({
    minimum_price: v.object({ regular_price: MoneySchema, final_price: MoneySchema }),
    maximum_price: v.nullish(v.object({ final_price: MoneySchema })),
  }),
  v.transform(({ minimum_price: lowest, maximum_price: highest }) => ({
    regular: lowest.regular_price,
    final: lowest.final_price,
    highest: highest?.final_price ?? lowest.final_price,
  })),
);
type PriceRange = v.InferOutput<typeof PriceRangeSchema>;

export const PRICE_TIERS = 'price_tiers{quantity final_price{value}discount{amount_off percent_off}}';

export const PriceTiersSchema = list(
  v.object({
    quantity: v.pipe(v.number(), v.minValue(0)),
    final_price: MoneySchema,
    discount: v.object({ amount_off: v.number(), percent_off: v.number() }),
  }),
);
type Tier = v.InferOutput<typeof PriceTiersSchema>[number];

/**
 * The price of one at a tier, in euros. 2.4.7 gives the price of the whole quantity as `final_price`, other versions that of
 * one; and the tier is without VAT where prices are entered without it, while the regular price has the VAT on it. So
 * the share of the regular price is taken: that of the reading which agrees with the percentage.
 */
function tierPrice({ quantity, final_price: given, discount }: Tier, regular: number): number {
  const { amount_off: off, percent_off: percent } = discount;
  const agrees = (one: number) => Math.abs(one / (one + off) - (1 - percent / 100)) < PERCENT_ROUNDING;
  const one = [given, given / quantity].find(agrees);
  return one === undefined ? regular - off : regular * (one / (one + off));
}

/** The price of one where so many are bought, in euros. */
export function priceFrom(
  tiers: readonly Tier[],
  { regular, final }: Pick<PriceRange, 'regular' | 'final'>,
  qty: number,
): number {
  return Math.min(final, ...tiers.filter((tier) => tier.quantity <= qty).map((tier) => tierPrice(tier, regular)));
}

/** Percentages have two decimals. */
const PERCENT_ROUNDING = 0.0001;

/** The tiers that cost less than one does; a special price may be lower than a tier. From 1 upwards. */
export function tiersOf(
  tiers: readonly Tier[],
  { regular, final }: Pick<PriceRange, 'regular' | 'final'>,
): TierPrice[] {
  return tiers
    .map((tier) => ({ qty: Math.ceil(tier.quantity), euros: tierPrice(tier, regular) }))
    .filter(({ euros }) => centsFromEuros(euros) < centsFromEuros(final))
    .toSorted((one, other) => one.qty - other.qty)
    .map(({ qty, euros }) => ({
      qty,
      unitPrice: amountOf(euros),
      piecePrice: amountOf(euros),
      savingPercent: Math.round((1 - euros / final) * 100),
    }));
}
