import type { Customer } from '../config';
import type { Amount, Cents, PriceView } from '../../money';

/** The kind of a message to the shopper: it decides its colour, its icon and how long it stays. */
export type MessageType = 'success' | 'notice' | 'warning' | 'error';

/** A line of the cart as an event carries it. */
export interface CartLine {
  /** Empty where the shop gives none; `productId` and `variant` too. */
  readonly sku: string;
  readonly productId?: string;
  /** The shop's own name of what was chosen; without it the options say so. */
  readonly variant?: string;
  readonly name: string;
  readonly qty: number;
  /** Of one piece. */
  readonly price: Amount;
  readonly rowTotal: Amount;
  /** The row total without discount. */
  readonly regularRowTotal: Amount;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** Names from the widest category to the narrowest. */
  readonly categories: readonly string[];
}

/** Sent by Noest: name without the `shop:` prefix, and what `event.detail` holds. */
interface SentEvents {
  /** The cart is not what it was. `itemsQty` is the number the badge shows. */
  'cart-changed': { readonly itemsQty: number };
  /** The shop has put a product in the cart. */
  'cart-item-added': { readonly sku: string; readonly itemId: string; readonly name: string; readonly qty: number };
  /** This page has put so many more (`by` above 0) or fewer (below) of a line in the cart; changes by another tab are not reported. */
  'cart-line-changed': CartLine & { readonly by: number };
  /** A product has come on the wishlist or left it. `price` is that of one piece, with VAT. */
  'wishlist-changed': {
    readonly sku: string;
    readonly name: string;
    readonly isOn: boolean;
    readonly price?: Cents;
    readonly categories?: readonly string[];
  };
  /** The shopper has come to the checkout with something in the cart; once a visit of the page. GA4's begin_checkout. */
  'checkout-started': undefined;
  /** The shopper goes on from the shipping methods; `tier` is the title of the one chosen. GA4's add_shipping_info. */
  'shipping-chosen': { readonly tier: string };
  /** The shopper has chosen how to pay; `type` is the method's code. GA4's add_payment_info. */
  'payment-chosen': { readonly type: string };
  /** The page shows another variant of its product, or another quantity; `isSoldOut` is false while something is still to be chosen. */
  'product-changed': { readonly sku: string; readonly qty: number; readonly isSoldOut: boolean };
  /** The shop has said when something can be brought to a postcode that the shopper has just given. */
  'delivery-promised': { readonly country: 'NL' | 'BE' };
  /** The first plan of a cutting list on this page, for a product of this SKU; `pieces` counts them all. */
  'cutting-list-planned': { readonly sku: string; readonly pieces: number };
  /** The shopper has asked what a job takes; `size` to one decimal, of a fence in metres, of a terrace and a wall in square metres. */
  'job-calculated': { readonly job: 'terrace' | 'fence' | 'wall'; readonly size: number };
  /** Rows of a quick order were put in the cart: so many of them, and so many not. */
  'list-added': { readonly added: number; readonly refused: number };
  /** A product has come on the list to be compared. */
  'compare-added': { readonly sku: string };
  /** A step of the checkout is shown: 1 details, 2 shipping, 3 payment. */
  'checkout-step': { readonly step: 1 | 2 | 3 };
  /** The shop has taken the order; payment may still follow. */
  'order-placed': { readonly incrementId: string };
  'price-view-changed': { readonly view: PriceView };
  /** A part is mounted; dispatched on its element, from which it bubbles. */
  'widget-mounted': { readonly name: string };
  /** A part could not, or no longer; the console has the same message. */
  'widget-error': {
    readonly code: string;
    readonly part: string;
    readonly element: HTMLElement;
    readonly message: string;
  };
  /** A listing has come alive, or shows other products, or the same in another order. */
  'listing-changed': { readonly page: number; readonly totalItems: number };
  /** Somebody logged in or out in another tab. */
  'customer-changed': Customer;
}

/** Requested of Noest, by any script of the page. Their detail can be anything: its owner checks it. */
export interface AskedEvents {
  /** Ask the shop for the cart again. */
  'cart-refresh': undefined;
  /** The cart selection of cart rule 2; `qty` is 1 where it is left out. */
  'add-to-cart': { readonly sku: string; readonly qty?: number; readonly product_option?: unknown };
  'set-price-view': { readonly view: PriceView };
  /** What the shopper allows: measuring, and use for advertisements (consent mode v2). Kept for 7 days. */
  'set-consent': { readonly analytics: boolean; readonly ads: boolean };
  message: { readonly type: MessageType; readonly text: string };
}

/** Every event of the bus. Each is a CustomEvent named `shop:<event>` on `document`. */
export type ShopEvents = SentEvents & AskedEvents;
