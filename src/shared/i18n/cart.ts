import dutch from './messages/cart.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('cart', dutch, () => import('./messages/cart.en.json'));
