import type { Amount } from '../../money';

/** What a product is sold by (shared rule 11): a piece, a metre, a square metre; empty where it is none of these. */
export type Unit = '' | 'STUK' | 'M1' | 'M2';

/** Stock wording states (product rule 14); `days` in calendar days, `delivery` a text such as "2-7" in working days. */
export type Stock =
  | { readonly state: 'in_stock' }
  | { readonly state: 'in_stock_delivery'; readonly delivery: string }
  | { readonly state: 'out_of_stock' }
  | { readonly state: 'available_later'; readonly days: number }
  | { readonly state: 'only_left'; readonly qty: number }
  | { readonly state: 'more_later'; readonly qty: number; readonly days: number };

/** Width and height in px; null where the shop does not say. */
export interface ProductPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** How an option looks: the address of a picture, or a colour such as `#1a2b3c`. */
export type Swatch =
  | { readonly image: string; readonly color?: undefined }
  | { readonly color: string; readonly image?: undefined };

/** The price from a quantity on. */
export interface TierPrice {
  readonly qty: number;
  readonly unitPrice: Amount;
  /** What one in the cart costs. */
  readonly piecePrice: Amount;
  /** Whole percents off the price of one. */
  readonly savingPercent: number;
}

/** What home delivery costs, and the first day on which all of it can come: that of the slowest line. */
export interface Delivery {
  readonly price: Amount;
  /** ISO date. */
  readonly firstDay: string;
}

/** The same of a cart, in the shop's own words as far as they are words. */
export interface CartDelivery extends Delivery {
  /** What the row of its cost is called, such as "Bezorgen naar 1012 JS"; null where the shop knows no place. */
  readonly label: string | null;
  /** Why all of it comes no sooner; empty where every line can come on the first day. */
  readonly text: string;
}

/** When one line of a cart could come by itself. */
export interface LineDelivery {
  /** In the shop's own words. */
  readonly text: string;
  /** Nothing else in the cart comes later, and something comes sooner. */
  readonly decides: boolean;
  /** How many are there, where the rest of the line has to come in; null where all of it comes together. */
  readonly there: number | null;
}

/** One sellable thing: what it costs and whether it can be had. */
export interface Offer {
  readonly sku: string;
  readonly productId: string;
  readonly inStock: boolean;
  readonly stock: Stock;
  /** Null where the shop sets no limit. */
  readonly maxQty: number | null;
  /** Sold by so many. */
  readonly qtyStep: number;
  readonly unit: Unit;
  readonly regularPrice: Amount;
  readonly finalPrice: Amount;
  /** The lowest of the 30 days before a reduction (art. 5a Besluit prijsaanduiding); null where the shop gives none. */
  readonly lowestPrice: Amount | null;
  /** What one in the cart costs. */
  readonly piecePrice: Amount;
  /** "per plank van 400 cm"; empty where the piece is the unit. */
  readonly pieceLabel: string;
  /** What one is called and what several are, "plank" and "planken"; null where it is no more than a piece. */
  readonly pieceName: { readonly one: string; readonly many: string } | null;
  /** In ten-thousandths of a metre or square metre, so that sums are exact: 40000 for a plank of 400 cm. */
  readonly pieceContent: number;
  /** What a piece covers once laid, gap included, in ten-thousandths of a square metre (cm²); null where it is not laid. */
  readonly pieceCovers: number | null;
  /** From 1 upwards; empty where there are none. */
  readonly tierPrices: readonly TierPrice[];
  /** Of one piece by itself; null where the shop does not say. */
  readonly delivery: Delivery | null;
}
