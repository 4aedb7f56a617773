import type { AddedToCart, ApiResult, ListingState, Totals } from '../../shared/api';
import type { PriceView } from '../../shared/money';
import type { Customer } from '../../shared/platform/config';
import type { AskedEvents } from '../../shared/platform/events/ShopEvents';
import type { PartResult } from '../../shared/api/partResult';
import type { ShownListing } from '../../widgets/listing/actions';

/**
 * What scripts of the page can have done, each by a promise. An outcome has `ok`, and `value` or `error`; a change that a
 * listener of its `shop:before-…` event forbids has the error `aborted`. They reject where a request is not what its type
 * says, and where their code can't be fetched.
 */
export interface Actions {
  readonly cart: {
    /** The cart as the shop knows it; asked for where it is not known yet. */
    get(): Promise<ApiResult<Totals>>;
    /** Adds a selection (cart rule 2): its SKU, how many (1, cart rule 1), and the choices a configurable product needs. */
    add(request: AskedEvents['add-to-cart']): Promise<ApiResult<AddedToCart>>;
    /** Sets the quantity of a line, by its `id` in the totals. */
    change(request: { readonly itemId: string; readonly qty: number }): Promise<ApiResult<Totals>>;
    remove(request: { readonly itemId: string }): Promise<ApiResult<Totals>>;
    /** Opens the drawer of the page's `minicart`, whose code is fetched. */
    open(): Promise<PartResult<null>>;
  };
  readonly customer: {
    /** Who shops here, as far as prices and forms differ by it; null where nothing says so. */
    get(): Promise<Customer | null>;
  };
  readonly listing: {
    /** What the listing of the page shows. */
    get(): Promise<PartResult<ShownListing>>;
    /** Changes these of its state, and keeps the others; without `page` it leads to the first. Resolves once it is shown. */
    change(request: Partial<ListingState>): Promise<PartResult<ShownListing>>;
  };
  readonly prices: {
    /** Whether prices show with or without VAT. */
    get(): Promise<PriceView>;
    /** Shows them so from now on, on this page, the next ones and other tabs. */
    set(request: { readonly view: PriceView }): Promise<ApiResult<{ readonly view: PriceView }>>;
  };
}
