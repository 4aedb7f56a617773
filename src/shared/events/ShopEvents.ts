import type { Customer } from '../config';
import type { PriceView } from '../money';

/** What a shopper is told: how it went decides its colour, its icon and how long it stays. */
export type MessageType = 'success' | 'notice' | 'warning' | 'error';

/** Told by Noest: name without the `shop:` prefix, and what `event.detail` holds. */
interface ToldEvents {
  /** The cart is not what it was. `itemsQty` is the number the badge shows. */
  'cart-changed': { readonly itemsQty: number };
  /** The shop has put a product in the cart. */
  'cart-item-added': { readonly sku: string; readonly itemId: string; readonly name: string; readonly qty: number };
  'price-view-changed': { readonly view: PriceView };
  /** A part has come alive; told from its element, and heard here as it bubbles. */
  'widget-mounted': { readonly name: string };
  /** A part could not, or no longer; the console has the same message. */
  'widget-error': {
    readonly code: string;
    readonly part: string;
    readonly element: HTMLElement;
    readonly message: string;
  };
  /** Somebody logged in or out in another tab. */
  'customer-changed': Customer;
}

/** Asked of Noest, by any script of the page. Their detail is believed by nobody: the owner parses it. */
export interface AskedEvents {
  /** Ask the shop for the cart again. */
  'cart-refresh': undefined;
  /** The cart selection of specification 3; `qty` is 1 where it is left out. */
  'add-to-cart': { readonly sku: string; readonly qty?: number; readonly product_option?: unknown };
  'set-price-view': { readonly view: PriceView };
  message: { readonly type: MessageType; readonly text: string };
}

/** Every event of the bus. Each is a CustomEvent named `shop:<event>` on `document`. */
export type ShopEvents = ToldEvents & AskedEvents;
