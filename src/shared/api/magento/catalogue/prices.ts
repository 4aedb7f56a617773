import * as v from 'valibot';
import { missingCapability } from '../../capabilities';
import { centsFromEuros, type Amount } from '../../../money';
import type { TierPrice } from '../../model';
import { list } from '../values';

/** An amount in both views, in euros: unrounded where prices are entered without VAT (13.915001). */
export interface Euros {
  readonly incl: number;
  readonly excl: number;
}

export function amountOf({ incl, excl }: Euros): Amount {
  return { inclTax: centsFromEuros(incl), exclTax: centsFromEuros(excl) };
}

/** Stock Magento gives one amount, in the view that the shop is set to; both views of the kit show it. */
export function oneView(euros: number): Euros {
  return { incl: euros, excl: euros };
}

/** Both views of what is worked out for each in the same way. */
export function inBothViews(work: (view: keyof Euros) => number): Euros {
  return { incl: work('incl'), excl: work('excl') };
}

const BOTH = '{value excl_tax}';

export const PRICE_RANGE =
  'price_range{minimum_price{regular_price{value}final_price{value}}maximum_price{final_price{value}}}';
const PRICE_RANGE_IN_BOTH = `price_range{minimum_price{regular_price:noest_regular_price${BOTH}final_price:noest_final_price${BOTH}}maximum_price{final_price:noest_final_price${BOTH}}}`;

/** What a part adds to a bundle of a fixed price. */
export const PART_PRICE = 'is_default price price_type';
const PART_PRICE_IN_BOTH = `is_default price noest_price${BOTH}price_type`;

/** The same question of a shop whose module knows both views of a price. */
export function inTaxViews(document: string): string {
  return missingCapability(['tax-views']) === undefined
    ? document.replaceAll(PRICE_RANGE, PRICE_RANGE_IN_BOTH).replace(PART_PRICE, PART_PRICE_IN_BOTH)
    : document;
}

const amount = v.pipe(v.number(), v.finite());

/** `excl_tax` comes from the module, whose `value` has the VAT in it. */
export const EurosSchema = v.pipe(
  v.object({ value: amount, excl_tax: v.optional(amount) }),
  v.transform(({ value, excl_tax: excl = value }): Euros => ({ incl: value, excl })),
);

/** The lowest price of a product, with what it was before a reduction, and the highest of those with choices. */
export const PriceRangeSchema = v.pipe(
  v.object({
    minimum_price: v.object({ regular_price: EurosSchema, final_price: EurosSchema }),
    maximum_price: v.nullish(v.object({ final_price: EurosSchema })),
  }),
  v.transform(({ minimum_price: lowest, maximum_price: highest }) => ({
    regular: lowest.regular_price,
    final: lowest.final_price,
    isFrom: highest !== null && highest !== undefined && highest.final_price.incl > lowest.final_price.incl,
  })),
);
type PriceRange = Omit<v.InferOutput<typeof PriceRangeSchema>, 'isFrom'>;

/** VAT in percent, to a hundredth; 0 where both views are one amount. */
export function taxPercentOf({ incl, excl }: Euros): number {
  return excl === 0 ? 0 : Math.round((incl / excl - 1) * 10_000) / 100;
}

export const PRICE_TIERS = 'price_tiers{quantity final_price{value}discount{amount_off percent_off}}';

export const PriceTiersSchema = list(
  v.object({
    quantity: v.pipe(v.number(), v.minValue(0)),
    final_price: v.object({ value: amount }),
    discount: v.object({ amount_off: v.number(), percent_off: v.number() }),
  }),
);
type Tier = v.InferOutput<typeof PriceTiersSchema>[number];

/**
 * The share of the regular price that a tier leaves. 2.4.7 gives the price of the whole quantity as `final_price`, other
 * versions that of one; and the tier is without VAT where prices are entered without it, while the regular price has the VAT on
 * it. So the share is taken of the reading which agrees with the percentage, otherwise the percentage.
 */
function shareLeft({ quantity, final_price: { value: given }, discount }: Tier): number {
  const { amount_off: off, percent_off: percent } = discount;
  const left = 1 - percent / 100;
  const one = [given, given / quantity].find((price) => Math.abs(price / (price + off) - left) < PERCENT_ROUNDING);
  return one === undefined ? left : one / (one + off);
}

/** The price of one where so many are bought. */
export function priceFrom(tiers: readonly Tier[], { regular, final }: PriceRange, qty: number): Euros {
  const shares = tiers.filter((tier) => tier.quantity <= qty).map(shareLeft);
  return inBothViews((view) => Math.min(final[view], ...shares.map((share) => regular[view] * share)));
}

/** Percentages have two decimals. */
const PERCENT_ROUNDING = 0.0001;

/** The tiers that cost less than one does; a special price may be lower than a tier. From 1 upwards. */
export function tiersOf(tiers: readonly Tier[], { regular, final }: PriceRange): TierPrice[] {
  return tiers
    .map((tier) => {
      const share = shareLeft(tier);
      return { qty: Math.ceil(tier.quantity), price: amountOf(inBothViews((view) => regular[view] * share)), share };
    })
    .filter(({ price }) => price.inclTax < centsFromEuros(final.incl))
    .toSorted((one, other) => one.qty - other.qty)
    .map(({ qty, price, share }) => ({
      qty,
      unitPrice: price,
      piecePrice: price,
      savingPercent: Math.round((1 - (regular.incl * share) / final.incl) * 100),
    }));
}
