import type { Offer, ProductPicture, Stock, TierPrice, Unit } from '../../api';
import type { Amount } from '../../money';

/** What is asked for one unit of what is shown. */
export interface ShownPrice {
  /** What it used to cost; null where nothing is off. */
  readonly regular: Amount | null;
  readonly final: Amount;
  /** The lowest price of the last 30 days, where the shop gives it beside an old price. */
  readonly lowest: Amount | null;
  /** Whether it is the lowest of several ("Vanaf"). */
  readonly isFrom: boolean;
  readonly unit: Unit;
}

/** One option of an attribute, as far as the choices before it allow it. */
export interface ShownOption {
  readonly id: string;
  readonly label: string;
  readonly swatch: string | null;
  readonly isChosen: boolean;
  /** `impossible`: no variant has it beside the choices before it; `sold-out`: none that can be had has. */
  readonly state: 'free' | 'sold-out' | 'impossible';
}

/** One choice of a configurable product. */
export interface ShownAttribute {
  readonly code: string;
  readonly label: string;
  readonly options: readonly ShownOption[];
  /** Label of the attribute that has to be chosen before it; null where it is its turn. */
  readonly waitsFor: string | null;
  /** The labels chosen before it, for the words why an option is not there. */
  readonly beside: readonly string[];
}

/** The page's product as far as the shopper has chosen it. */
export interface ShownProduct {
  /** The chosen variant's; the product's own until one is. */
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** With the tier the quantity has reached. */
  readonly price: ShownPrice;
  readonly stock: Stock;
  /** From 1 upwards; empty where there are none. */
  readonly tierPrices: readonly TierPrice[];
  /** What would go into the cart; null while something is still to be chosen. */
  readonly offer: Offer | null;
  /** The chosen variant's pictures, the main one first; null for those the server printed. */
  readonly pictures: readonly ProductPicture[] | null;
}
