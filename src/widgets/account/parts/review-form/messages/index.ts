import dutch from './reviews.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('reviews', dutch, () => import('./reviews.en.json'));
