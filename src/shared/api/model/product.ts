import type { Amount } from '../../money';
import type { CustomOption } from './customOptions';
import type { Delivery, Offer, ProductPicture, Swatch } from './offer';

/** One choice that a configurable product asks for. */
export interface ConfigurableAttribute {
  readonly id: string;
  readonly code: string;
  /** What the attribute is called in an address; a listing asks for it by the same name. */
  readonly urlKey: string;
  readonly label: string;
  readonly options: readonly ConfigurableOption[];
}

interface ConfigurableOption {
  readonly id: string;
  readonly label: string;
  readonly swatch: Swatch | null;
}

export interface Variant extends Offer {
  readonly name: string;
  readonly pictures: readonly ProductPicture[];
  /** Option ids in the order of the attributes. */
  readonly optionIds: readonly string[];
}

export interface BundleOption {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly type: 'radio' | 'checkbox';
  readonly selections: readonly BundleSelection[];
}

export interface BundleSelection {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  /** How many of it a bundle starts with. */
  readonly qty: number;
  /** Of one. */
  readonly price: Amount;
  readonly inStock: boolean;
  /** Null where the shop sets no limit. */
  readonly maxQty: number | null;
  readonly canChangeQty: boolean;
  readonly isDefault: boolean;
  /** Of a bundle with one of it; null where the shop does not say. */
  readonly delivery: Delivery | null;
}

export interface GroupedChild extends Offer {
  readonly name: string;
}

/** What can be bought of a product, by its type (product rule 1). */
export type Purchase =
  | {
      readonly type: 'configurable';
      /** In the order in which they are chosen. */
      readonly attributes: readonly ConfigurableAttribute[];
      /** Those that are enabled. */
      readonly variants: readonly Variant[];
    }
  | {
      readonly type: 'bundle';
      /** What it costs before its parts are added. */
      readonly basePrice: Amount;
      readonly options: readonly BundleOption[];
    }
  | { readonly type: 'grouped'; readonly children: readonly GroupedChild[] }
  | {
      readonly type: 'simple';
      readonly offer: Offer;
      /** In the order in which they are asked; left out where there are none. */
      readonly customOptions?: readonly CustomOption[];
    };

/** What can be bought of a product, and how. */
export interface Product {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  /** VAT in whole percents, so that a total is calculated as the shop does. */
  readonly taxPercent: number;
  /** What a business customer gets off the subtotal, "Extra volumekorting"; 0 for others. */
  readonly volumeDiscountPercent: number;
  readonly purchase: Purchase;
}

/** A product of one type. */
export type ProductOf<Type extends Purchase['type']> = Product & {
  readonly purchase: Extract<Purchase, { type: Type }>;
};
