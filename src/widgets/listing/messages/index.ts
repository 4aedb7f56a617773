import dutch from './listing.nl.json';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('listing', dutch, () => import('./listing.en.json'));
