import type { Amount, Cents } from '../../money';
import type { Stock, Swatch, Unit } from './offer';
import type { Purchase } from './product';

/** `other` is bought on its own page only: it needs choices that no form of the kit offers. */
export type ProductType = Purchase['type'] | 'other';

/** A product as a listing, a product row or a search result shows it. A text or address is empty where the shop gives none. */
export interface ListingProduct {
  /** What tells it from the others of a list: the shop's id, the SKU, or its place. */
  readonly id: string;
  /** The shop's number for it, which a form of the shop posts; empty where it gives none. */
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly type: ProductType;
  /** Address of a picture. */
  readonly image: string;
  readonly imageAlt: string;
  readonly inStock: boolean;
  readonly stock: Stock;
  readonly regularPrice: Amount;
  readonly finalPrice: Amount;
  /** Of the 30 days before a reduction; null where the shop gives none. */
  readonly lowestPrice: Amount | null;
  /** Of one in the cart, where the product is priced by the metre; null where the price is that already. */
  readonly piecePrice: Amount | null;
  /** "per plank van 300 cm". */
  readonly pieceLabel: string;
  /** Whether the price is the lowest of several ("Vanaf"). */
  readonly isFromPrice: boolean;
  readonly unit: Unit;
  readonly dimensions: string;
  /** 0 to 5; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly swatches: readonly (Swatch & { readonly label: string })[];
  readonly isNew: boolean;
}

interface FilterHead {
  readonly code: string;
  readonly label: string;
  /** What a request calls this filter (listing rule 2). */
  readonly facetCode: string;
  /** What an address calls it, where its labels are not enough. */
  readonly urlKey: string;
  readonly isActive: boolean;
  /** Whether search engines may follow its options. */
  readonly isCrawlable: boolean;
  /** Whether another filter has a label of this one. */
  readonly hasDuplicateValues: boolean;
}

export interface FilterOption {
  readonly id: string;
  /** What a request, an address and the state of a listing have for it: its label, or its id where the back end knows ids. */
  readonly value: string;
  readonly label: string;
  readonly active: boolean;
  /** How many products would show with this option added; null where the shop does not say. */
  readonly count: number | null;
  /** Address of a picture. */
  readonly swatch: string | null;
}

export interface AttributeFilter extends FilterHead {
  readonly type: 'attribute';
  readonly options: readonly FilterOption[];
}

interface PriceFilter extends FilterHead {
  readonly type: 'price';
  /** The chosen bounds; 0 where none is chosen (listing rule 3). */
  readonly minimum: Cents;
  readonly maximum: Cents;
  /** The bounds of what is in the listing; null where the shop does not say. */
  readonly lowest: Cents | null;
  readonly highest: Cents | null;
}

/** What narrows a listing (listing rule 6). */
export type Filter = AttributeFilter | PriceFilter;

/** `value` is field and direction as text (listing rule 4), such as `price:asc`. */
export interface Sorting {
  readonly current: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One page of a listing. */
export interface Catalogue {
  readonly items: readonly ListingProduct[];
  readonly filters: readonly Filter[];
  readonly currentPage: number;
  readonly lastPage: number;
  readonly pageSize: number;
  readonly totalItems: number;
  readonly sorting: Sorting;
}

/** Values of chosen options by facet code (listing rule 2). */
export type ChosenOptions = Readonly<Record<string, readonly string[]>>;

/** What is asked of a listing; the address bar and the API carry the same things. */
export interface ListingQuery {
  /** A category, or a search when `query` is set and this is null. */
  readonly categoryId: string | null;
  readonly query?: string;
  readonly page?: number;
  readonly pageSize?: number;
  readonly sort?: string;
  /** Bounds in cents; sent only above 0. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly facets?: ChosenOptions;
}

/** Products by their SKUs, in that order, unknown ones left out; or those that go with one. */
export type ProductsQuery =
  | { readonly skus: readonly string[] }
  | { readonly relatedTo: string; readonly limit: number };
