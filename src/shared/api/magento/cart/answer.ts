import * as v from 'valibot';
import { shopAddress } from '../../../platform/config';
import { toCents, type Amount, type Cents } from '../../../money';
import type { CartItem, Totals } from '../../model';
import { idsIn, lastIdIn, list, money, text } from '../values';
import { CUSTOM_OPTIONS, CustomOptionSchema, toCustomChoices } from './customOptions';
import { toSelection } from './selection';

const LINE_FIELDS =
  `uid quantity product{uid sku name url_key url_suffix thumbnail{url label}} prices{row_total{value} row_total_including_tax{value}} errors{message} ...on SimpleCartItem{${CUSTOM_OPTIONS}} ...on VirtualCartItem{${CUSTOM_OPTIONS}} ...on DownloadableCartItem{${CUSTOM_OPTIONS}} ...on ConfigurableCartItem{${CUSTOM_OPTIONS} configurable_options{configurable_product_option_uid configurable_product_option_value_uid option_label value_label} configured_variant{thumbnail{url label}}} ...on BundleCartItem{${CUSTOM_OPTIONS} bundle_options{label values{uid label quantity}}}` as const;

/** What is asked of a cart, wherever one is answered. */
export const CART_FIELDS =
  `total_quantity is_virtual items{${LINE_FIELDS}} applied_coupons{code} prices{grand_total{value} subtotal_including_tax{value} subtotal_excluding_tax{value} applied_taxes{amount{value}} discounts{amount{value}}} shipping_addresses{selected_shipping_method{price_incl_tax{value} price_excl_tax{value}}}` as const;

/** The same for Magento 2.4.4, which says at no line what is wrong with it. */
export function withoutLineErrors(document: string): string {
  return document.replace(' errors{message}', '');
}

const PictureSchema = v.nullish(v.object({ url: text, label: text }));

const AnsweredLineSchema = v.object({
  uid: v.string(),
  quantity: v.pipe(v.number(), v.gtValue(0)),
  product: v.object({
    uid: v.string(),
    sku: v.string(),
    name: text,
    url_key: text,
    url_suffix: text,
    thumbnail: PictureSchema,
  }),
  prices: v.object({ row_total: money, row_total_including_tax: money }),
  errors: list(v.object({ message: v.string() })),
  customizable_options: list(CustomOptionSchema),
  configurable_options: list(
    v.object({
      configurable_product_option_uid: v.string(),
      configurable_product_option_value_uid: v.string(),
      option_label: text,
      value_label: text,
    }),
  ),
  configured_variant: v.nullish(v.object({ thumbnail: PictureSchema })),
  bundle_options: list(
    v.object({ label: text, values: list(v.object({ uid: v.string(), label: text, quantity: v.number() })) }),
  ),
});

function toLine(line: v.InferOutput<typeof AnsweredLineSchema>): CartItem {
  const { product, quantity } = line;
  const rowTotal = { inclTax: line.prices.row_total_including_tax, exclTax: line.prices.row_total };
  const picture = line.configured_variant?.thumbnail ?? product.thumbnail;
  const chosen = line.configurable_options.map((option) => ({
    attributeUid: option.configurable_product_option_uid,
    valueUid: option.configurable_product_option_value_uid,
  }));
  const parts = line.bundle_options.flatMap(({ values }) => values);
  const customChoices = toCustomChoices(line.customizable_options);
  const options = [
    ...line.configurable_options.map(({ option_label: label, value_label: value }) => ({ label, value })),
    ...line.bundle_options.map(({ label, values }) => ({
      label,
      value: values.map((part) => `${part.quantity} × ${part.label}`).join(', '),
    })),
    ...line.customizable_options.map(({ label, values }) => ({
      label,
      value: values.map(({ shown }) => shown).join(', '),
    })),
  ];
  const productId = idsIn(product.uid)[0] ?? '';
  // Shared rule 65.
  const path = options.length
    ? `checkout/cart/configure/id/${lastIdIn(line.uid)}/product_id/${productId}/`
    : product.url_key + product.url_suffix;
  return {
    id: line.uid,
    sku: product.sku,
    name: product.name,
    url: product.url_key && shopAddress(`/${path}`),
    qty: quantity,
    price: perPiece(rowTotal, quantity),
    rowTotal,
    // A discount of a cart rule is taken off the totals, not off the row.
    regularRowTotal: rowTotal,
    volumeDiscount: { inclTax: toCents(0), exclTax: toCents(0) },
    options,
    selection: customChoices && toSelection(product.sku, quantity, chosen, parts, customChoices),
    maxQty: null,
    unit: '',
    messages: line.errors.map(({ message }) => message),
    productId,
    parentProductId: null,
    quoteId: '',
    productFamily: '',
    fromPrice: null,
    variant: '',
    categories: [],
    image: picture?.url ?? '',
    imageAlt: picture?.label ?? '',
    pieces: null,
    delivery: null,
  };
}

/** Of one: 2.4.4 has no price with VAT at a line, and the row is what is rounded. */
function perPiece({ inclTax, exclTax }: Amount, quantity: number): Amount {
  return { inclTax: toCents(inclTax / quantity), exclTax: toCents(exclTax / quantity) };
}

const amounts = list(v.object({ amount: money }));

/** A cart as Magento answers it. */
export const AnsweredCartSchema = v.object({
  total_quantity: v.number(),
  is_virtual: v.boolean(),
  items: list(v.pipe(AnsweredLineSchema, v.transform(toLine))),
  applied_coupons: list(v.object({ code: v.string() })),
  prices: v.object({
    grand_total: money,
    subtotal_including_tax: money,
    subtotal_excluding_tax: money,
    applied_taxes: amounts,
    discounts: amounts,
  }),
  shipping_addresses: list(
    v.object({
      selected_shipping_method: v.nullish(v.object({ price_incl_tax: money, price_excl_tax: money })),
    }),
  ),
});

export function toTotals(cart: v.InferOutput<typeof AnsweredCartSchema>): Totals {
  const { prices, items } = cart;
  const grandTotal = prices.grand_total;
  const subtotal = { inclTax: prices.subtotal_including_tax, exclTax: prices.subtotal_excluding_tax };
  const tax = sum(prices.applied_taxes);
  const method = cart.shipping_addresses[0]?.selected_shipping_method;
  const shipping = method?.price_incl_tax ?? toCents(0);
  const shippingExclTax = method?.price_excl_tax ?? toCents(0);
  // Whether an amount in `discounts` is with or without VAT is the shop's setting; what is missing in the sum is not.
  const isDiscounted = prices.discounts.length > 0;
  return {
    itemsQty: cart.total_quantity,
    subtotal,
    shipping,
    shippingExclTax,
    discount: toCents(isDiscounted ? grandTotal - subtotal.inclTax - shipping : 0),
    discountExclTax: toCents(isDiscounted ? grandTotal - tax - subtotal.exclTax - shippingExclTax : 0),
    tax,
    grandTotal,
    couponCode: cart.applied_coupons[0]?.code ?? null,
    items,
    isVirtual: cart.is_virtual,
    validStock: items.every(({ messages }) => messages.length === 0),
    freeShippingRemaining: null,
    delivery: null,
    volumeDiscount: toCents(0),
    volumeDiscountExclTax: toCents(0),
  };
}

/** The totals of a cart as Magento answers it. */
export const CartSchema = v.pipe(AnsweredCartSchema, v.transform(toTotals));

/** What most changes of a cart answer with. */
export const inCart = v.object({ cart: CartSchema });

function sum(entries: readonly { readonly amount: Cents }[]): Cents {
  return toCents(entries.reduce((total, { amount }) => total + amount, 0));
}

/** The cart of a shopper who has none. */
export const EMPTY_CART: Totals = {
  itemsQty: 0,
  subtotal: { inclTax: toCents(0), exclTax: toCents(0) },
  shipping: toCents(0),
  shippingExclTax: toCents(0),
  discount: toCents(0),
  discountExclTax: toCents(0),
  tax: toCents(0),
  grandTotal: toCents(0),
  couponCode: null,
  items: [],
  isVirtual: false,
  validStock: true,
  freeShippingRemaining: null,
  delivery: null,
  volumeDiscount: toCents(0),
  volumeDiscountExclTax: toCents(0),
};
