import dutch from './messages/offer.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('offer', dutch, () => import('./messages/offer.en.json'));
