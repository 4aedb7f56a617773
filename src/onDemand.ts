import type { AddedToCart, ApiResult, CartSelection } from './shared/api';
import { cart } from './widgets/cart';

/** What page scripts call by `window.noest.cart`; it is loaded with the first such call. */

/** A selection (cart rule 2) whose quantity may be left out (1, cart rule 1). */
export type CartRequest = Omit<CartSelection, 'qty'> & { readonly qty?: number };

/** Adds a product to the cart. */
export function addToCart(request: CartRequest): Promise<ApiResult<AddedToCart>> {
  return cart.add({ qty: 1, ...request });
}
