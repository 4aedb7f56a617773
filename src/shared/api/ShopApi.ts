import type { AddedToCart, CartSelection, Catalogue, Suggestions, Totals } from './schemas';

/** What a back end may lack; a widget that needs it is not mounted there. */
type Capability = 'suggestions' | 'quotation' | 'postcode-lookup';

/**
 * Why a call gave no answer. `refused` is the shop saying no in its own words; all others are faults.
 */
export type ApiError =
  | { readonly kind: 'aborted' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly available?: number;
    }
  | { readonly kind: 'status'; readonly status: number }
  /** The answer was no JSON, or not of the declared shape; `issue` names the place, what was expected and what was found. */
  | { readonly kind: 'garbage'; readonly issue: string };

export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What is asked of a listing; the address bar and the API carry the same things. */
export interface ListingQuery {
  /** A category, or a search when `query` is set and this is null. */
  readonly categoryId: string | null;
  readonly query?: string;
  readonly page?: number;
  readonly pageSize?: number;
  readonly sort?: string;
  /** Euro bounds in cents; sent only above 0. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** Chosen option labels by facet_code. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
}

/** What a shop can do. Implemented by `storefront/` and, later, `magento/`; only the chosen one is loaded. */
export interface ShopApi {
  readonly capabilities: ReadonlySet<Capability>;
  listing(query: ListingQuery, options?: CallOptions): Promise<ApiResult<Catalogue>>;
  suggestions(query: string, options?: CallOptions): Promise<ApiResult<Suggestions>>;
  totals(options?: CallOptions): Promise<ApiResult<Totals>>;
  addToCart(selection: CartSelection, options?: CallOptions): Promise<ApiResult<AddedToCart>>;
  changeQuantity(itemId: string, qty: number, options?: CallOptions): Promise<ApiResult<Totals>>;
  removeItem(itemId: string, options?: CallOptions): Promise<ApiResult<Totals>>;
}
