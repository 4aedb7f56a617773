import { ask } from '../../api';
import { createCart } from './createCart';
import { follow } from './follow';

export type { Cart, RemovedItem } from './Cart';

/** The cart of this page. */
export const cart = createCart(ask);

follow(cart);
