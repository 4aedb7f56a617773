import dutch from './reviews.nl.json';
import { formatMessage } from '../../../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('reviews', dutch, () => import('./reviews.en.json'), formatMessage);
