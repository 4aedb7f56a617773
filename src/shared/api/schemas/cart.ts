import * as v from 'valibot';
import { UnitSchema, count, euros, link } from './common';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

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
      }),
    }),
  ),
});
export type CartSelection = v.InferOutput<typeof CartSelectionSchema>;

/** Body of POST /api/checkout/quote/addProductToQuote. */
export const AddProductBodySchema = v.object({ cartItem: CartSelectionSchema });

/** Body of PUT /api/checkout/quote/items/{item_id}. */
export const ChangeItemBodySchema = v.object({ qty: quantity });

/** Body of the same call where a line is chosen anew: another configuration, another quantity. */
export const ReplaceItemBodySchema = v.object({ cartItem: CartSelectionSchema });

/** `options` is a JSON text on the wire: a list of label and value pairs (cart rule 5). */
const optionsText = v.pipe(v.string(), v.parseJson(), v.array(v.object({ label: v.string(), value: v.string() })));

const CartItemSchema = v.pipe(
  v.object({
    item_id: v.string(),
    sku: v.string(),
    name: v.string(),
    url: link,
    qty: quantity,
    price_incl_tax: euros,
    price_excl_tax: euros,
    row_total: euros,
    row_total_incl_tax: euros,
    options: optionsText,
    /** What would put this line in the cart again: undo, reorder. */
    selection: CartSelectionSchema,
    /** The largest quantity that can be had; null where the shop sets no limit. */
    max_qty: v.nullable(count),
    unit_of_measurement: UnitSchema,
    /** What is wrong with this line, in the shopper's language; empty where nothing is. */
    messages: v.array(v.string()),
    extension_attributes: v.object({
      product_id: v.string(),
      parent_product_id: v.nullable(v.string()),
      category_names: v.array(v.string()),
      image_url: v.string(),
      image_alt: v.string(),
      base_row_total_from: euros,
      base_row_total_from_incl_tax: euros,
      /** "Extra volumekorting" of this row, negative; left out by a shop that has none. */
      volume_discount: v.optional(euros, 0),
      volume_discount_excl_tax: v.optional(euros),
    }),
  }),
  v.transform((item) => ({
    id: item.item_id,
    sku: item.sku,
    name: item.name,
    url: item.url,
    qty: item.qty,
    price: { inclTax: item.price_incl_tax, exclTax: item.price_excl_tax },
    rowTotal: { inclTax: item.row_total_incl_tax, exclTax: item.row_total },
    /** The row total without discount; shown struck through where it differs (cart rule 6). */
    regularRowTotal: {
      inclTax: item.extension_attributes.base_row_total_from_incl_tax,
      exclTax: item.extension_attributes.base_row_total_from,
    },
    /** Already taken off the row total; negative, 0 where the customer has none. */
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
    categories: item.extension_attributes.category_names,
    image: item.extension_attributes.image_url,
    imageAlt: item.extension_attributes.image_alt,
  })),
);
export type CartItemAnswer = v.InferInput<typeof CartItemSchema>;
export type CartItem = v.InferOutput<typeof CartItemSchema>;

/** What home delivery of the cart costs, and the first day on which all of it can come: that of the slowest line. */
export const DeliverySchema = v.pipe(
  v.object({
    price_incl_tax: euros,
    price_excl_tax: euros,
    /** ISO date. */
    first_day: v.pipe(v.string(), v.isoDate()),
  }),
  v.transform((delivery) => ({
    price: { inclTax: delivery.price_incl_tax, exclTax: delivery.price_excl_tax },
    firstDay: delivery.first_day,
  })),
);
export type DeliveryAnswer = v.InferInput<typeof DeliverySchema>;

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
    coupon_code: v.nullable(v.string()),
    items: v.array(CartItemSchema),
    extension_attributes: v.object({
      /** 0: stock of a line went away (cart rule 11). */
      valid_stock: v.picklist([0, 1]),
      /** What is still to be spent for free delivery; null where that does not apply. */
      free_shipping_remaining: v.nullable(euros),
      /** "Extra volumekorting" (incl. tax, negative): already taken off the rows and the subtotal of a business customer. */
      volume_discount: v.optional(euros, 0),
      /** Without VAT; where a shop leaves them out they are shown with it. */
      volume_discount_excl_tax: v.optional(euros),
      shipping_excl_tax: v.optional(euros),
      discount_excl_tax: v.optional(euros),
      /** Known before an address; null or left out where the shop does not say. */
      delivery: v.optional(v.nullable(DeliverySchema), null),
    }),
  }),
  v.transform((totals) => ({
    itemsQty: totals.items_qty,
    subtotal: { inclTax: totals.subtotal_incl_tax, exclTax: totals.subtotal },
    /** Incl. VAT, as `discount` is. */
    shipping: totals.shipping_amount,
    shippingExclTax: totals.extension_attributes.shipping_excl_tax ?? totals.shipping_amount,
    /** What a coupon or voucher takes off, negative. */
    discount: totals.discount_amount,
    discountExclTax: totals.extension_attributes.discount_excl_tax ?? totals.discount_amount,
    tax: totals.tax_amount,
    grandTotal: totals.grand_total,
    couponCode: totals.coupon_code,
    items: totals.items,
    validStock: totals.extension_attributes.valid_stock === 1,
    freeShippingRemaining: totals.extension_attributes.free_shipping_remaining,
    delivery: totals.extension_attributes.delivery,
    volumeDiscount: totals.extension_attributes.volume_discount,
    volumeDiscountExclTax:
      totals.extension_attributes.volume_discount_excl_tax ?? totals.extension_attributes.volume_discount,
  })),
);
export type TotalsAnswer = v.InferInput<typeof TotalsSchema>;
export type Totals = v.InferOutput<typeof TotalsSchema>;

/** Answer of POST /api/checkout/quote/addProductToQuote: the sku (cart rule 4), and the totals that follow from it. */
export const AddedToCartSchema = v.pipe(
  v.object({ sku: v.string(), item_id: v.string(), totals: TotalsSchema }),
  v.transform((answer) => ({ sku: answer.sku, itemId: answer.item_id, totals: answer.totals })),
);
export type AddedToCartAnswer = v.InferInput<typeof AddedToCartSchema>;
export type AddedToCart = v.InferOutput<typeof AddedToCartSchema>;
