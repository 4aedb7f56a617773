import dutch from './listing.nl.json';
import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('listing', dutch, () => import('./listing.en.json'), formatMessage);
