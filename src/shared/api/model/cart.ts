import type { Amount, Cents } from '../../money';
import type { CustomChoice } from './customOptions';
import type { CuttingOrder, Piece } from './cutting';
import type { CartDelivery, LineDelivery, Unit } from './offer';

/** What is put in the cart, and how many of it (cart rule 2). */
export interface CartSelection {
  readonly sku: string;
  readonly qty: number;
  /** The chosen value of each attribute of a configurable product. */
  readonly configuration?: readonly ConfigurationChoice[];
  readonly bundle?: readonly BundlePart[];
  /** What was entered and chosen beside that. */
  readonly customOptions?: readonly CustomChoice[];
  /** The free sample in place of the product itself; one to a product. */
  readonly isSample?: true;
  /** What is sawn from it; one of it is the whole list. */
  readonly cutting?: CuttingOrder;
}

interface ConfigurationChoice {
  readonly attributeId: string;
  readonly valueId: string;
}

/** Parts of a bundle that are chosen for one of its options, each in the same quantity. */
export interface BundlePart {
  readonly optionId: string;
  readonly selectionIds: readonly string[];
  readonly qty: number;
}

/** A line of the cart. A text, an address or an id is empty where the shop gives none. */
export interface CartItem {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly qty: number;
  /** Of one. */
  readonly price: Amount;
  readonly rowTotal: Amount;
  /** The row total without discount; shown struck through where it differs (cart rule 6). */
  readonly regularRowTotal: Amount;
  /** Already taken off the row total; negative, 0 where the customer has none. */
  readonly volumeDiscount: Amount;
  /** What was chosen, in words. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** What would put this line in the cart again; null where the shop does not say, and a removal can't be undone. */
  readonly selection: CartSelection | null;
  /** The largest quantity that can be had; null where the shop sets no limit. */
  readonly maxQty: number | null;
  readonly unit: Unit;
  /** What is wrong with this line, in the shopper's language; empty where nothing is. */
  readonly messages: readonly string[];
  readonly productId: string;
  readonly parentProductId: string | null;
  /** The quote that the line is in: what redirectPay asks for where an order's answer does not name it. */
  readonly quoteId: string;
  /** The product's family in the shop's product information system. */
  readonly productFamily: string;
  /** The unit price without reduction, incl. VAT; null where the shop gives none. */
  readonly fromPrice: Cents | null;
  readonly variant: string;
  readonly categories: readonly string[];
  readonly image: string;
  readonly imageAlt: string;
  /** What is sawn for this line; null where it is sold as it is. It is changed in its list, never by a quantity. */
  readonly pieces: readonly Piece[] | null;
  /** Null where the shop does not say. */
  readonly delivery: LineDelivery | null;
}

/** The cart and its amounts. */
export interface Totals {
  readonly itemsQty: number;
  readonly subtotal: Amount;
  /** Incl. VAT, as `discount` is. */
  readonly shipping: Cents;
  readonly shippingExclTax: Cents;
  /** What a coupon or voucher takes off, negative. */
  readonly discount: Cents;
  readonly discountExclTax: Cents;
  readonly tax: Cents;
  /** Incl. VAT. */
  readonly grandTotal: Cents;
  /** The code that counts; null where none does, undefined where the shop does not say. */
  readonly couponCode: string | null | undefined;
  readonly items: readonly CartItem[];
  /** Nothing in it is delivered, as services and downloads are: no address or way of delivery is asked for. */
  readonly isVirtual: boolean;
  /** False where stock of a line went away (cart rule 11). */
  readonly validStock: boolean;
  /** What is still to be spent for free delivery; null where that does not apply. */
  readonly freeShippingRemaining: Cents | null;
  /** Known before an address; null where the shop does not say. */
  readonly delivery: CartDelivery | null;
  /** "Extra volumekorting" (incl. VAT, negative): already taken off the rows and the subtotal of a business customer. */
  readonly volumeDiscount: Cents;
  readonly volumeDiscountExclTax: Cents;
}

/** A product that was put in the cart; `itemId` and `totals` are null where the shop does not give them. */
export interface AddedToCart {
  readonly sku: string;
  readonly itemId: string | null;
  readonly totals: Totals | null;
}
