import * as v from 'valibot';
import type { AddedToCart, ApiResult } from './shared/api';
import { CartRequestSchema } from './shared/api/printed';
import { cart } from './widgets/cart';

/** What page scripts call by `window.noest.cart`; it is loaded with the first such call. */

/** A selection (cart rule 2) whose quantity may be left out (1, cart rule 1). */
export type CartRequest = v.InferInput<typeof CartRequestSchema>;

/** Adds a product to the cart. Rejects with a ValiError that names what is wrong with a request that is no selection. */
export async function addToCart(request: CartRequest): Promise<ApiResult<AddedToCart>> {
  return cart.add(v.parse(CartRequestSchema, request));
}
