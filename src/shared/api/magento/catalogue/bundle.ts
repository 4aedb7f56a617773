import * as v from 'valibot';
import type { ProductOf } from '../../model';
import { idsIn, lastIdIn, list, text } from '../values';
import { words } from './decodeEntities';
import {
  amountOf,
  EurosSchema,
  inBothViews,
  oneView,
  PART_PRICE,
  PRICE_RANGE,
  PRICE_TIERS,
  PriceRangeSchema,
  PriceTiersSchema,
  priceFrom,
  type Euros,
} from './prices';

export const BUNDLE =
  `...on BundleProduct{dynamic_price items{uid title required type position options{uid label position quantity ${PART_PRICE} can_change_quantity product{name stock_status ${PRICE_RANGE}${PRICE_TIERS}}}}}` as const;

const PartSchema = v.object({
  uid: v.string(),
  label: words,
  position: v.nullish(v.number(), 0),
  quantity: v.nullish(v.pipe(v.number(), v.minValue(0)), 1),
  is_default: v.nullish(v.boolean(), false),
  /** What it adds to a bundle of a fixed price: euros, or a percentage of that price. */
  price: v.nullish(v.number(), 0),
  /** The euros with VAT and without it, as far as the shop says. */
  noest_price: v.nullish(EurosSchema),
  price_type: v.nullish(v.picklist(['FIXED', 'PERCENT', 'DYNAMIC']), 'FIXED'),
  can_change_quantity: v.nullish(v.boolean(), false),
  product: v.nullish(
    v.object({
      name: words,
      stock_status: v.nullish(v.string(), ''),
      price_range: PriceRangeSchema,
      price_tiers: PriceTiersSchema,
    }),
    null,
  ),
});
type Part = v.InferOutput<typeof PartSchema>;

const OptionSchema = v.object({
  uid: v.string(),
  title: words,
  required: v.nullish(v.boolean(), false),
  type: text,
  position: v.nullish(v.number(), 0),
  options: list(PartSchema),
});

export const BundleSchema = v.object({
  dynamic_price: v.nullish(v.boolean(), true),
  price_range: PriceRangeSchema,
  items: list(OptionSchema),
});
type Answer = v.InferOutput<typeof BundleSchema>;

/**
 * The ids are those of Magento's own form, `bundle_option[5]=9`. A part costs what it does at the quantity that it is sold in,
 * its tiers counted.
 */
export function toBundle({
  items: parts,
  dynamic_price: isDynamic,
  price_range: price,
}: Answer): ProductOf<'bundle'>['purchase'] {
  const basePrice = isDynamic ? oneView(0) : basePriceOf(parts, price.final);
  return {
    type: 'bundle',
    basePrice: amountOf(basePrice),
    options: parts.toSorted(byPosition).map(({ uid, title, required, type, options }) => ({
      id: lastIdIn(uid),
      label: title,
      required,
      type: type === 'checkbox' || type === 'multi' ? 'checkbox' : 'radio',
      selections: options.toSorted(byPosition).map((part) => ({
        id: idsIn(part.uid)[2] ?? part.uid,
        productId: '',
        name: part.label || (part.product?.name ?? ''),
        qty: part.quantity,
        price: amountOf(isDynamic ? ownPrice(part) : addedPrice(part, basePrice)),
        inStock: isInStock(part),
        maxQty: null,
        canChangeQty: part.can_change_quantity,
        isDefault: part.is_default,
        delivery: null,
      })),
    })),
  };
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }): number {
  return one.position - other.position;
}

function isInStock({ product }: Part): boolean {
  return product?.stock_status === 'IN_STOCK';
}

function ownPrice({ product, quantity }: Part): Euros {
  return product ? priceFrom(product.price_tiers, product.price_range, quantity) : oneView(0);
}

function addedPrice({ price, price_type: type, noest_price: both }: Part, basePrice: Euros): Euros {
  if (type === 'PERCENT') return inBothViews((view) => (basePrice[view] * price) / 100);
  return both ?? oneView(price);
}

/**
 * The fixed price of a bundle before its parts, which Magento does not say: the lowest price less what the cheapest part in stock
 * of each required option adds; of a bundle without any, less the cheapest part of all. In its lowest price Magento counts no part
 * that is sold out.
 */
function basePriceOf(options: Answer['items'], lowest: Euros): Euros {
  const required = options.filter((option) => option.required);
  const cheapest = (parts: readonly Part[]) =>
    parts
      .filter(isInStock)
      .toSorted(
        (one, other) => addedPrice(one, lowest).incl * one.quantity - addedPrice(other, lowest).incl * other.quantity,
      )[0];
  const counted =
    required.length > 0
      ? required.flatMap((option) => cheapest(option.options) ?? [])
      : [cheapest(options.flatMap((option) => option.options)) ?? []].flat();
  const sumOf = (parts: readonly Part[], price: (part: Part) => number) =>
    parts.reduce((sum, part) => sum + price(part) * part.quantity, 0);
  const isPercent = ({ price_type: type }: Part) => type === 'PERCENT';
  const percent = sumOf(counted.filter(isPercent), ({ price }) => price);
  const fixed = counted.filter((part) => !isPercent(part));
  return inBothViews(
    (view) => (lowest[view] - sumOf(fixed, (part) => addedPrice(part, lowest)[view])) / (1 + percent / 100),
  );
}
