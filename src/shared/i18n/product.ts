import dutch from './messages/product.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('product', dutch, () => import('./messages/product.en.json'));
