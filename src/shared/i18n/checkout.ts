import dutch from './messages/checkout.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('checkout', dutch, () => import('./messages/checkout.en.json'));
