import { ask } from '../../../shared/api';
import { expose } from '../../../shared/platform/exposed';
import { createCart } from './createCart';
import { follow } from './follow';
import { cartStart } from './started';

/** The cart of this page. */
export const cart = createCart(ask);

expose('cart', cart);
follow(cart);
cartStart.announce(cart);
