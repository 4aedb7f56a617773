import dutch from './messages/address.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('address', dutch, () => import('./messages/address.en.json'));
