import type { Customer } from '../platform/config';

/**
 * What the browser keeps of this shopper, so that it is known without a request on a page that comes from a cache for all.
 * Another than the kit may change it: a script of the theme, another tab, a page of the server.
 */
export interface PrivateContent {
  /** Whether there is a cart to ask for. */
  hasCart(): boolean;
  /** The number of articles in the cart; null where only the shop can say. */
  cartQty(): number | null;
  /** Differs from before where the cart has changed; null where there is none. */
  cartVersion(): string | null;
  /** Who shops here; null where only the page's configuration can say. */
  customer(): Customer | null;
  /** SKUs on the wish list; null where only the page's configuration can say. */
  wishes(): readonly string[] | null;
  /** Hears how many articles are in the cart, each time the shop has said so on this page. */
  onTotals(itemsQty: number): void;
  /** Calls `listener` when any of it may have changed, until `signal` aborts. */
  onChange(listener: () => void, signal?: AbortSignal): void;
  /** The addition that a page which was left had begun and not sent, as JSON of a CartSelection, to whoever asks first. */
  takeBegun(): string | null;
}
