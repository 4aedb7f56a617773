import { ask } from '../../../shared/api';
import { createCart } from './createCart';
import { follow } from './follow';
import { cartStart } from './started';

/** The cart of this page. */
export const cart = createCart(ask);

follow(cart);
cartStart.announce(cart);
