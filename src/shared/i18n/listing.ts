import dutch from './messages/listing.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('listing', dutch, () => import('./messages/listing.en.json'));
