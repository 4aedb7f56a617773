import type {
  NewReview,
  ReviewReceived,
  Wish,
  AddedRows,
  AddedToCart,
  AskedRow,
  CartSelection,
  Catalogue,
  DeliveryPromise,
  ListingProduct,
  Product,
  ListingQuery,
  ProductsQuery,
  PromiseQuery,
  QuickOrder,
  Suggestions,
  Totals,
} from './model';
import type { CheckoutApi } from './CheckoutApi';
import type { ApiResult, CallOptions } from './result';

/** What a customer can do besides ordering. */
export interface CustomerApi {
  /** Puts a product on the wish list or takes it off; refused with 401 for a guest. */
  setWish(wish: Wish, options?: CallOptions): Promise<ApiResult<Wish>>;
  /** Hands in a review, which shows once somebody of the shop has read it; refused with 401 for a guest. */
  addReview(review: NewReview, options?: CallOptions): Promise<ApiResult<ReviewReceived>>;
}

export type { ApiError, ApiResult } from './result';

/** What a shop can do. Implemented by `storefront/` and by `magento/`; only the chosen one is loaded. */
export interface ShopApi extends CheckoutApi, CustomerApi {
  listing(query: ListingQuery, options?: CallOptions): Promise<ApiResult<Catalogue>>;
  products(
    query: ProductsQuery,
    options?: CallOptions,
  ): Promise<ApiResult<{ readonly items: readonly ListingProduct[] }>>;
  /** What can be bought of a product, and how; `key` is its id or SKU, as the back end's `productKey` says. */
  product(key: string, options?: CallOptions): Promise<ApiResult<Product>>;
  suggestions(query: string, options?: CallOptions): Promise<ApiResult<Suggestions>>;
  /** What bringing it costs, and when it can be there. Needs the capability `delivery-promise`. */
  promise(query: PromiseQuery, options?: CallOptions): Promise<ApiResult<DeliveryPromise>>;
  /** Judges rows before any is added, and keeps them for the shopper. 500 at most. Needs the capability `quick-order`. */
  judgeRows(rows: readonly AskedRow[], options?: CallOptions): Promise<ApiResult<QuickOrder>>;
  /** Puts in the cart what can be had of so many rows, each with an answer of its own. Needs the capability `quick-order`. */
  addRows(rows: readonly AskedRow[], options?: CallOptions): Promise<ApiResult<AddedRows>>;
  totals(options?: CallOptions): Promise<ApiResult<Totals>>;
  /** Its totals, and the line, are null where the shop does not give them. */
  addToCart(selection: CartSelection, options?: CallOptions): Promise<ApiResult<AddedToCart>>;
  changeQuantity(itemId: string, qty: number, options?: CallOptions): Promise<ApiResult<Totals>>;
  /** Chooses a line anew; where the cart has that choice already, the two become one. */
  replaceItem(itemId: string, selection: CartSelection, options?: CallOptions): Promise<ApiResult<AddedToCart>>;
  removeItem(itemId: string, options?: CallOptions): Promise<ApiResult<Totals>>;
}

/** Sends one call to the shop: `ask` of `shared/api`, or what stands before it, such as the queue of the cart. */
export type Ask = <T>(call: (shop: ShopApi) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;
