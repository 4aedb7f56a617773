import * as v from 'valibot';
import type { AddedToCart, ApiResult } from './shared/api';
import { CartRequestSchema } from './shared/api/printed';
import type { AskedEvents } from './shared/platform/events/ShopEvents';
import { cart } from './widgets/cart';

/** What page scripts call by `window.noest.cart`; it is loaded with the first such call. */

/** Adds a product to the cart. Rejects with a ValiError that names what is wrong with a request that is no selection. */
export async function addToCart(request: AskedEvents['add-to-cart']): Promise<ApiResult<AddedToCart>> {
  return cart.add(v.parse(CartRequestSchema, request));
}
