import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
/** Euros, as GA4 wants amounts. */
const euros = v.pipe(v.number(), v.finite());
const position = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A product in an event: GA4's item parameters and no others, with up to 5 category levels (analytics rules 2 and 3). */
export const ItemSchema = v.strictObject({
  item_id: text,
  item_name: text,
  affiliation: v.optional(text),
  coupon: v.optional(text),
  /** Discount on one piece, in euros. */
  discount: v.optional(euros),
  index: v.optional(position),
  item_brand: v.optional(text),
  item_category: v.optional(text),
  item_category2: v.optional(text),
  item_category3: v.optional(text),
  item_category4: v.optional(text),
  item_category5: v.optional(text),
  item_list_id: v.optional(text),
  item_list_name: v.optional(text),
  item_variant: v.optional(text),
  location_id: v.optional(text),
  /** Price of one piece in euros, with VAT. */
  price: v.optional(euros),
  quantity: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type Item = v.InferOutput<typeof ItemSchema>;

const items = v.pipe(v.array(ItemSchema), v.minLength(1));
const list = { item_list_id: v.optional(text), item_list_name: v.optional(text), items };
const worth = { currency: v.pipe(v.string(), v.length(3)), value: euros, items };
const coupon = v.optional(text);

/** The parameters of each event, by its name in GA4 (analytics rules 1 and 2). */
export const ECOMMERCE_SCHEMAS = {
  view_item_list: v.strictObject(list),
  select_item: v.strictObject(list),
  view_item: v.strictObject(worth),
  add_to_cart: v.strictObject(worth),
  remove_from_cart: v.strictObject(worth),
  add_to_wishlist: v.strictObject(worth),
  /** Not one of GA4's own events; it has the parameters of its counterpart. */
  remove_from_wishlist: v.strictObject(worth),
  view_cart: v.strictObject(worth),
  begin_checkout: v.strictObject({ ...worth, coupon }),
  add_shipping_info: v.strictObject({ ...worth, coupon, shipping_tier: v.optional(text) }),
  add_payment_info: v.strictObject({ ...worth, coupon, payment_type: v.optional(text) }),
  purchase: v.strictObject({ ...worth, transaction_id: text, tax: euros, shipping: euros, coupon }),
  refund: v.strictObject({ ...worth, transaction_id: text }),
} as const;

export type EcommerceName = keyof typeof ECOMMERCE_SCHEMAS;
export type Ecommerce<Name extends EcommerceName> = v.InferOutput<(typeof ECOMMERCE_SCHEMAS)[Name]>;

/** Google Ads' enhanced conversions: e-mail, telephone and address of the order. Pushed only with consent for it. */
export const ConversionSchema = v.strictObject({
  email: v.pipe(v.string(), v.email()),
  phone_number: v.optional(text),
  address: v.optional(
    v.strictObject({
      first_name: v.optional(text),
      last_name: v.optional(text),
      street: v.optional(text),
      city: v.optional(text),
      postal_code: v.optional(text),
      country: v.optional(text),
    }),
  ),
});
export type Conversion = v.InferOutput<typeof ConversionSchema>;

export const isEcommerceName = (name: string): name is EcommerceName => Object.hasOwn(ECOMMERCE_SCHEMAS, name);
