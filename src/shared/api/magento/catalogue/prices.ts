import * as v from 'valibot';
import { missingCapability } from '../../capabilities';
import { centsFromEuros, type Amount } from '../../../money';
import type { Offer, TierPrice } from '../../model';
import { list, text } from '../values';

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

/** What a part adds to a bundle of a fixed price. */
export const PART_PRICE = 'is_default price price_type';
const PART_PRICE_IN_BOTH = `is_default price noest_price${BOTH}price_type`;

const UNIT = 'noest_unit{unit content label}';

/** The same question of a shop whose module knows both views of a price, or by what a product is sold. */
export function ofModule(document: string): string {
  const knows = (capability: string) => missingCapability([capability]) === undefined;
  const isInBoth = knows('tax-views');
  const price = (name: string) => (isInBoth ? `${name}:noest_${name}${BOTH}` : `${name}{value}`);
  const [regular, final] = [price('regular_price'), price('final_price')];
  const unit = knows('unit-prices') ? UNIT : '';
  return document
    .replaceAll(PRICE_RANGE, `price_range{minimum_price{${regular}${final}${unit}}maximum_price{${final}}}`)
    .replace(PART_PRICE, isInBoth ? PART_PRICE_IN_BOTH : PART_PRICE);
}

const amount = v.pipe(v.number(), v.finite());

/** `excl_tax` comes from the module, whose `value` has the VAT in it. */
export const EurosSchema = v.pipe(
  v.object({ value: amount, excl_tax: v.optional(amount) }),
  v.transform(({ value, excl_tax: excl = value }): Euros => ({ incl: value, excl })),
);

/** By what a product is sold, and how much of it one in the cart is; from the module. */
const UnitSchema = v.object({
  unit: v.picklist(['M1', 'M2']),
  content: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  /** "per stuk van 2,5 m²". */
  label: text,
});

/** The lowest price of a product, with what it was before a reduction, and the highest of those with choices. */
export const PriceRangeSchema = v.pipe(
  v.object({
    minimum_price: v.object({
      regular_price: EurosSchema,
      final_price: EurosSchema,
      noest_unit: v.nullish(UnitSchema, null),
    }),
    maximum_price: v.nullish(v.object({ final_price: EurosSchema })),
  }),
  v.transform(({ minimum_price: lowest, maximum_price: highest }) => ({
    regular: lowest.regular_price,
    final: lowest.final_price,
    isFrom: highest !== null && highest !== undefined && highest.final_price.incl > lowest.final_price.incl,
    sold: lowest.noest_unit,
  })),
);
type PriceRange = Omit<v.InferOutput<typeof PriceRangeSchema>, 'isFrom'>;

/** Of a unit where the product is sold by one; what one in the cart costs is as Magento has it. */
function unitPriceOf(price: Euros, { sold }: Pick<PriceRange, 'sold'>): Amount {
  return amountOf(sold ? inBothViews((view) => price[view] / sold.content) : price);
}

/** By what a product is sold, with its prices by that. */
export function soldBy(price: PriceRange): Pick<Offer, 'unit' | 'regularPrice' | 'finalPrice' | 'pieceLabel'> {
  return {
    unit: price.sold?.unit ?? '',
    regularPrice: unitPriceOf(price.regular, price),
    finalPrice: unitPriceOf(price.final, price),
    // Where one in the cart is one of the unit, its price is that already.
    pieceLabel: price.sold && price.sold.content !== 1 ? price.sold.label : '',
  };
}

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
export function priceFrom(tiers: readonly Tier[], { regular, final }: Omit<PriceRange, 'sold'>, qty: number): Euros {
  const shares = tiers.filter((tier) => tier.quantity <= qty).map(shareLeft);
  return inBothViews((view) => Math.min(final[view], ...shares.map((share) => regular[view] * share)));
}

/** Percentages have two decimals. */
const PERCENT_ROUNDING = 0.0001;

/** The tiers that cost less than one does; a special price may be lower than a tier. From 1 upwards. */
export function tiersOf(tiers: readonly Tier[], range: PriceRange): TierPrice[] {
  const { regular, final } = range;
  return tiers
    .map((tier) => {
      const share = shareLeft(tier);
      return { qty: Math.ceil(tier.quantity), price: inBothViews((view) => regular[view] * share), share };
    })
    .filter(({ price }) => centsFromEuros(price.incl) < centsFromEuros(final.incl))
    .toSorted((one, other) => one.qty - other.qty)
    .map(({ qty, price, share }) => ({
      qty,
      unitPrice: unitPriceOf(price, range),
      piecePrice: amountOf(price),
      savingPercent: Math.round((1 - (regular.incl * share) / final.incl) * 100),
    }));
}
