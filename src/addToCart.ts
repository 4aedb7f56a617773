import type { AddedToCart, ApiResult, CartSelection } from './shared/api';
import { cart } from './shared/state/cart';

/** What a page asks for: a cart selection (specification 3), of which the quantity may be left out. */
export type CartRequest = Omit<CartSelection, 'qty'> & { readonly qty?: number };

/** Puts a product in the cart; 1 of it where nothing else is said (specification 9). */
export function addToCart(request: CartRequest): Promise<ApiResult<AddedToCart>> {
  return cart.add({ qty: 1, ...request });
}
