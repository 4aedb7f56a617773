import * as v from 'valibot';
import { centsFromEuros, toCents } from '../../../money';
import type { AddedToCart, CartDelivery, CartItem, CartSelection, CuttingOrder, Delivery, Totals } from '../../model';
import { UnitSchema, count, euros, id, optional, optionalId, optionalLink, orNull, pictureLink, words } from './common';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));

/** A cutting list: sizes in mm, the total in euros incl. VAT as the shopper was shown it (cutting rule 9). */
export const CuttingListSchema = v.object({
  pieces: v.pipe(
    v.array(
      v.object({
        length: side,
        width: v.optional(side),
        qty: v.pipe(quantity, v.maxValue(200)),
        grain: v.optional(v.picklist(['length', 'width', 'any'])),
        name: v.optional(v.pipe(v.string(), v.maxLength(40))),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
  keep_rests: v.boolean(),
  total: v.number(),
});

/** Cart rule 2: cart selection payload per product. */
export const CartSelectionSchema = v.object({
  sku: v.pipe(v.string(), v.nonEmpty()),
  qty: quantity,
  product_option: v.optional(
    v.object({
      extension_attributes: v.object({
        configurable_item_options: v.optional(v.array(v.object({ option_id: v.string(), option_value: v.string() }))),
        bundle_options: v.optional(
          v.array(v.object({ option_id: v.string(), option_selections: v.array(v.string()), option_qty: quantity })),
        ),
        /** The free sample in place of the product itself; one to a product. */
        sample: v.optional(v.literal(true)),
        cutting_list: v.optional(CuttingListSchema),
      }),
    }),
  ),
});
export type CuttingListBody = v.InferOutput<typeof CuttingListSchema>;
export type CartSelectionBody = v.InferOutput<typeof CartSelectionSchema>;

function selectionFrom({ sku, qty, product_option: option }: CartSelectionBody): CartSelection {
  const {
    configurable_item_options: configuration,
    bundle_options: bundle,
    sample,
    cutting_list: cutting,
  } = option?.extension_attributes ?? {};
  return {
    sku,
    qty,
    ...(configuration && {
      configuration: configuration.map((chosen) => ({ attributeId: chosen.option_id, valueId: chosen.option_value })),
    }),
    ...(bundle && {
      bundle: bundle.map((chosen) => ({
        optionId: chosen.option_id,
        selectionIds: chosen.option_selections,
        qty: chosen.option_qty,
      })),
    }),
    ...(sample && { isSample: true }),
    ...(cutting && { cutting: cuttingFrom(cutting) }),
  };
}

/** Also of what a cart keeps of a line. */
export function cuttingFrom({ pieces, keep_rests, total }: v.InferOutput<typeof CuttingListSchema>): CuttingOrder {
  return {
    pieces: pieces.map(({ length, width = null, qty, grain = 'length', name = '' }) => ({
      length,
      width,
      qty,
      grain,
      name,
    })),
    keepsRests: keep_rests,
    total: centsFromEuros(total),
  };
}

/** A selection of an answer. */
const SelectionSchema = v.pipe(CartSelectionSchema, v.transform(selectionFrom));

/** What a page script asks for: a selection whose quantity may be left out (cart rules 1 and 34). */
export const CartRequestSchema = v.pipe(
  v.object({ ...CartSelectionSchema.entries, qty: v.optional(quantity, 1) }),
  v.transform(selectionFrom),
);

/** Body of POST /api/checkout/quote/addProductToQuote. */
export const AddProductBodySchema = v.object({ cartItem: CartSelectionSchema });

/** Body of PUT /api/checkout/quote/items/{item_id}. */
export const ChangeItemBodySchema = v.object({ qty: quantity });

/** Body of the same call where a line is chosen anew: another configuration, another quantity. */
export const ReplaceItemBodySchema = v.object({ cartItem: CartSelectionSchema });

/** `options` is a JSON text on the wire: a list of label and value pairs (cart rule 5). */
const optionsText = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.parseJson(), v.array(v.object({ label: v.string(), value: id }))),
  v.pipe(
    v.literal(''),
    v.transform(() => []),
  ),
]);

/** Magento leaves out an extension attribute that has no value. */
const CartItemExtensionSchema = v.object({
  product_id: optionalId,
  parent_product_id: orNull(v.nullable(id)),
  quote_id: v.nullish(id, ''),
  /** The product's family in the shop's product information system. */
  pim_productfamilie: v.nullish(v.string(), ''),
  /** The unit price without reduction, incl. VAT. */
  from_price: v.nullish(euros, null),
  item_variant: v.nullish(v.string(), ''),
  category_names: optional(v.array(v.string()), []),
  image_url: optional(pictureLink, ''),
  image_alt: words,
  base_row_total_from: orNull(euros),
  base_row_total_from_incl_tax: orNull(euros),
  /** "Extra volumekorting" of this row, negative; left out by a shop that has none. */
  volume_discount: v.nullish(euros, 0),
  volume_discount_excl_tax: v.nullish(euros),
  /** When this line could come by itself, in words, and whether it is the one that all others wait for (cart rule 38). */
  delivery: orNull(v.nullable(v.object({ text: words, decides: v.boolean(), there: orNull(v.nullable(count)) }))),
});

/** What a shop has to answer of a line; the rest may be left out (cart rule 4). */
const CartItemSchema = v.pipe(
  v.object({
    item_id: id,
    sku: words,
    name: v.string(),
    url: optionalLink,
    qty: quantity,
    price_incl_tax: euros,
    price_excl_tax: orNull(euros),
    row_total: euros,
    row_total_incl_tax: euros,
    options: optional(optionsText, ''),
    selection: orNull(SelectionSchema),
    max_qty: orNull(v.nullable(count)),
    unit_of_measurement: UnitSchema,
    messages: optional(v.array(v.string()), []),
    extension_attributes: optional(CartItemExtensionSchema, {}),
  }),
  v.transform((item): CartItem => ({
    id: item.item_id,
    sku: item.sku,
    name: item.name,
    url: item.url,
    qty: item.qty,
    price: {
      inclTax: item.price_incl_tax,
      exclTax: item.price_excl_tax ?? toCents(item.row_total / item.qty),
    },
    rowTotal: { inclTax: item.row_total_incl_tax, exclTax: item.row_total },
    regularRowTotal: {
      inclTax: item.extension_attributes.base_row_total_from_incl_tax ?? item.row_total_incl_tax,
      exclTax: item.extension_attributes.base_row_total_from ?? item.row_total,
    },
    volumeDiscount: {
      inclTax: item.extension_attributes.volume_discount,
      exclTax: item.extension_attributes.volume_discount_excl_tax ?? item.extension_attributes.volume_discount,
    },
    options: item.options,
    selection: item.selection,
    maxQty: item.max_qty,
    unit: item.unit_of_measurement,
    messages: item.messages,
    productId: item.extension_attributes.product_id,
    parentProductId: item.extension_attributes.parent_product_id,
    quoteId: item.extension_attributes.quote_id,
    productFamily: item.extension_attributes.pim_productfamilie,
    fromPrice: item.extension_attributes.from_price,
    variant: item.extension_attributes.item_variant,
    categories: item.extension_attributes.category_names,
    image: item.extension_attributes.image_url,
    imageAlt: item.extension_attributes.image_alt,
    pieces: item.selection?.cutting?.pieces ?? null,
    delivery: item.extension_attributes.delivery,
  })),
);
export type CartItemAnswer = v.InferInput<typeof CartItemSchema>;

const deliveryEntries = {
  price_incl_tax: euros,
  price_excl_tax: euros,
  /** ISO date. */
  first_day: v.pipe(v.string(), v.isoDate()),
};

const toDelivery = (delivery: v.InferOutput<v.ObjectSchema<typeof deliveryEntries, undefined>>): Delivery => ({
  price: { inclTax: delivery.price_incl_tax, exclTax: delivery.price_excl_tax },
  firstDay: delivery.first_day,
});

/** What home delivery costs, and its first day. */
export const DeliverySchema = v.pipe(v.object(deliveryEntries), v.transform(toDelivery));
export type DeliveryAnswer = v.InferInput<typeof DeliverySchema>;

/** What home delivery of the cart costs, and the first day on which all of it can come: that of the slowest line. */
const CartDeliverySchema = v.pipe(
  v.object({ ...deliveryEntries, label: orNull(v.nullable(v.string())), text: words }),
  v.transform((delivery): CartDelivery => ({
    ...toDelivery(delivery),
    label: delivery.label,
    text: delivery.text,
  })),
);
export type CartDeliveryAnswer = v.InferInput<typeof CartDeliverySchema>;

const TotalsExtensionSchema = v.object({
  /** 0: stock of a line went away (cart rule 11). */
  valid_stock: optional(v.union([v.picklist([0, 1, '0', '1']), v.boolean()]), 1),
  /** What is still to be spent for free delivery; null where that does not apply. */
  free_shipping_remaining: orNull(v.nullable(euros)),
  /** "Extra volumekorting" (incl. tax, negative): already taken off the rows and the subtotal of a business customer. */
  volume_discount: v.nullish(euros, 0),
  /** Without VAT; where a shop leaves them out they are shown with it. */
  volume_discount_excl_tax: v.nullish(euros),
  shipping_excl_tax: v.nullish(euros),
  discount_excl_tax: v.nullish(euros),
  /** Known before an address; null where the shop does not say. */
  delivery: orNull(v.nullable(CartDeliverySchema)),
});

/** Answer of GET /api/checkout/totals/collect and of every call that changes the cart (cart rule 4). */
export const TotalsSchema = v.pipe(
  v.object({
    items_qty: count,
    subtotal: euros,
    subtotal_incl_tax: euros,
    shipping_amount: euros,
    discount_amount: euros,
    tax_amount: euros,
    grand_total: euros,
    coupon_code: v.nullish(v.string()) as v.GenericSchema<string | null, string | null | undefined>,
    items: v.array(CartItemSchema),
    extension_attributes: optional(TotalsExtensionSchema, {}),
  }),
  v.transform((totals): Totals => ({
    itemsQty: totals.items_qty,
    subtotal: { inclTax: totals.subtotal_incl_tax, exclTax: totals.subtotal },
    shipping: totals.shipping_amount,
    shippingExclTax: totals.extension_attributes.shipping_excl_tax ?? totals.shipping_amount,
    discount: totals.discount_amount,
    discountExclTax: totals.extension_attributes.discount_excl_tax ?? totals.discount_amount,
    tax: totals.tax_amount,
    grandTotal: totals.grand_total,
    couponCode: totals.coupon_code,
    items: totals.items,
    isVirtual: false,
    validStock: Number(totals.extension_attributes.valid_stock) === 1,
    freeShippingRemaining: totals.extension_attributes.free_shipping_remaining,
    delivery: totals.extension_attributes.delivery,
    volumeDiscount: totals.extension_attributes.volume_discount,
    volumeDiscountExclTax:
      totals.extension_attributes.volume_discount_excl_tax ?? totals.extension_attributes.volume_discount,
  })),
);
export type TotalsAnswer = v.InferInput<typeof TotalsSchema>;

/**
 * Answer of POST /api/checkout/quote/addProductToQuote: the sku (cart rule 4). Where the line and the totals are left out the
 * totals are asked for afterwards.
 */
export const AddedToCartSchema = v.pipe(
  v.object({ sku: v.string(), item_id: orNull(id), totals: orNull(TotalsSchema) }),
  v.transform((answer): AddedToCart => ({ sku: answer.sku, itemId: answer.item_id, totals: answer.totals })),
);
export type AddedToCartAnswer = v.InferInput<typeof AddedToCartSchema>;
