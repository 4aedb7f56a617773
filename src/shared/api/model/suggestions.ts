import type { Cents } from '../../money';
import type { Unit } from './offer';

export interface LinkMatch {
  readonly url: string;
  readonly label: string;
  /** How many products it leads to; null or undefined where the shop does not say. */
  readonly count?: number | null | undefined;
}

export interface ProductMatch {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  /** Address of a picture; empty where the shop gives none. */
  readonly image: string;
  /** Null where the shop gives none; one of the two is null where it gives the other only. */
  readonly price: { readonly inclTax: Cents | null; readonly exclTax: Cents | null } | null;
  readonly isFromPrice: boolean;
  readonly unit: Unit;
}

/** What a search for the words typed so far would find (search rules 5 and 6). */
export interface Suggestions {
  readonly categories: readonly LinkMatch[];
  readonly filters: readonly { readonly label: string; readonly items: readonly LinkMatch[] }[];
  readonly keywords: readonly LinkMatch[];
  readonly products: readonly ProductMatch[];
}
