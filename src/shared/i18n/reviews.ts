import dutch from './messages/reviews.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('reviews', dutch, () => import('./messages/reviews.en.json'));
