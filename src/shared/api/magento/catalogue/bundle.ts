import * as v from 'valibot';
import type { ProductOf } from '../../model';
import { idsIn, lastIdIn } from '../uid';
import { list, text } from '../values';
import { words } from './decodeEntities';
import { amountOf, PRICE_RANGE, PRICE_TIERS, PriceRangeSchema, PriceTiersSchema, priceFrom } from './prices';

export const BUNDLE =
  `...on BundleProduct{dynamic_price items{uid title required type position options{uid label position quantity is_default price price_type can_change_quantity product{name stock_status ${PRICE_RANGE}${PRICE_TIERS}}}}}` as const;

const PartSchema = v.object({
  uid: v.string(),
  label: words,
  position: v.nullish(v.number(), 0),
  quantity: v.nullish(v.pipe(v.number(), v.minValue(0)), 1),
  is_default: v.nullish(v.boolean(), false),
  /** What it adds to a bundle of a fixed price: euros, or a percentage of that price. */
  price: v.nullish(v.number(), 0),
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
  const basePrice = isDynamic ? 0 : basePriceOf(parts, price.final);
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
        inStock: part.product?.stock_status === 'IN_STOCK',
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

function ownPrice({ product, quantity }: Part): number {
  return product ? priceFrom(product.price_tiers, product.price_range, quantity) : 0;
}

function addedPrice({ price, price_type: type }: Part, basePrice: number): number {
  return type === 'PERCENT' ? (basePrice * price) / 100 : price;
}

/**
 * The fixed price of a bundle before its parts, which Magento does not say: the lowest price less what the cheapest part of
 * each required option adds; of a bundle without any, less the cheapest part of all.
 */
function basePriceOf(options: Answer['items'], lowest: number): number {
  const required = options.filter((option) => option.required);
  const cheapest = (parts: readonly Part[]) =>
    parts.toSorted(
      (one, other) => addedPrice(one, lowest) * one.quantity - addedPrice(other, lowest) * other.quantity,
    )[0];
  const counted =
    required.length > 0
      ? required.flatMap((option) => cheapest(option.options) ?? [])
      : [cheapest(options.flatMap((option) => option.options)) ?? []].flat();
  const added = (type: 'PERCENT' | 'FIXED') =>
    counted
      .filter((part) => (part.price_type === 'PERCENT') === (type === 'PERCENT'))
      .reduce((sum, part) => sum + part.price * part.quantity, 0);
  return (lowest - added('FIXED')) / (1 + added('PERCENT') / 100);
}
