import * as v from 'valibot';
import { toCents } from '../../../../money';
import type { BundleOption, ConfigurableAttribute, GroupedChild, Product, ProductOf, Swatch } from '../../../model';
import { DeliverySchema } from '../cart';
import { count, euros, link, orNull } from '../common';
import { offerEntries, offerFrom, PictureSchema } from './offer';

type PurchaseOf<Type extends Product['purchase']['type']> = ProductOf<Type>['purchase'];

/** The address of a picture. */
const SwatchSchema = v.pipe(
  v.nullable(link),
  v.transform((image): Swatch | null => (image === null ? null : { image })),
);

const AttributeSchema = v.pipe(
  v.object({
    id: v.string(),
    /** A variant names its value under `{code}_option_id` (product rule 7). */
    code: v.string(),
    /** What the attribute is called in an address; a listing asks for it by the same name. */
    url_key: v.string(),
    label: v.string(),
    options: v.array(v.object({ id: v.string(), label: v.string(), swatch: SwatchSchema })),
  }),
  v.transform(({ url_key: urlKey, ...attribute }): ConfigurableAttribute => ({ ...attribute, urlKey })),
);

const VariantSchema = v.looseObject({
  ...offerEntries,
  name: v.string(),
  status: v.picklist(['enabled', 'disabled']),
  pictures: v.array(PictureSchema),
});

const ConfigurableSchema = v.pipe(
  v.object({
    product_type: v.literal('configurable'),
    configurable_data: v.array(AttributeSchema),
    virtual_products: v.array(VariantSchema),
  }),
  v.transform(
    ({
      product_type: type,
      configurable_data: attributes,
      virtual_products: variants,
    }): PurchaseOf<'configurable'> => ({
      type,
      attributes,
      variants: variants
        .filter(({ status }) => status === 'enabled')
        .map((variant) => ({
          ...offerFrom(variant),
          name: variant.name,
          pictures: variant.pictures,
          optionIds: attributes.map(({ code }) => String(variant[`${code}_option_id`])),
        })),
    }),
  ),
);

const BundleOptionSchema = v.pipe(
  v.object({
    option_id: v.string(),
    label: v.string(),
    /** Product rule 8: 1 means required. */
    required: v.picklist([0, 1]),
    type: v.picklist(['radio', 'checkbox']),
    selections: v.array(
      v.object({
        selection_id: v.string(),
        product_id: v.string(),
        name: v.string(),
        price_incl_tax: euros,
        price_excl_tax: euros,
        in_stock: v.boolean(),
        max_qty: v.nullable(count),
        can_change_qty: v.boolean(),
        is_default: v.boolean(),
        delivery: orNull(v.nullable(DeliverySchema)),
      }),
    ),
  }),
  v.transform((option): BundleOption => ({
    id: option.option_id,
    label: option.label,
    required: option.required === 1,
    type: option.type,
    selections: option.selections.map((selection) => ({
      id: selection.selection_id,
      productId: selection.product_id,
      name: selection.name,
      qty: 1,
      price: { inclTax: selection.price_incl_tax, exclTax: selection.price_excl_tax },
      inStock: selection.in_stock,
      maxQty: selection.max_qty,
      canChangeQty: selection.can_change_qty,
      isDefault: selection.is_default,
      delivery: selection.delivery,
    })),
  })),
);

const BundleSchema = v.pipe(
  v.object({ product_type: v.literal('bundle'), bundle_options: v.array(BundleOptionSchema) }),
  v.transform(({ product_type: type, bundle_options: options }): PurchaseOf<'bundle'> => ({
    type,
    basePrice: { inclTax: toCents(0), exclTax: toCents(0) },
    options,
  })),
);

const GroupedSchema = v.pipe(
  v.object({
    product_type: v.literal('grouped'),
    child_products: v.array(
      v.pipe(
        v.object({ ...offerEntries, name: v.string() }),
        v.transform((child): GroupedChild => ({ ...offerFrom(child), name: child.name })),
      ),
    ),
  }),
  v.transform(({ product_type: type, child_products: children }): PurchaseOf<'grouped'> => ({ type, children })),
);

const SimpleSchema = v.pipe(
  v.object({ product_type: v.literal('simple'), offer: v.object(offerEntries) }),
  v.transform(({ product_type: type, offer }): PurchaseOf<'simple'> => ({ type, offer: offerFrom(offer) })),
);

const headEntries = {
  id: v.string(),
  sku: v.string(),
  name: v.string(),
  url: link,
  /** VAT in whole percents, so that a total is calculated as the shop does. */
  tax_percent: count,
  /** What a business customer gets off the subtotal, "Extra volumekorting"; 0 for others. */
  volume_discount_percent: count,
};

/** What can be bought of a product, and how, by its type (product rule 1). */
export const ProductSchema = v.pipe(
  v.object({
    ...headEntries,
    purchase: v.variant('product_type', [ConfigurableSchema, BundleSchema, GroupedSchema, SimpleSchema]),
  }),
  v.transform((product): Product => ({
    id: product.id,
    sku: product.sku,
    name: product.name,
    url: product.url,
    taxPercent: product.tax_percent,
    volumeDiscountPercent: product.volume_discount_percent,
    purchase: product.purchase,
  })),
);
export type ProductAnswer = v.InferInput<typeof ProductSchema>;
