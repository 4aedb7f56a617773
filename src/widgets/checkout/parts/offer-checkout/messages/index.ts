import dutch from './offer.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('offer', dutch, () => import('./offer.en.json'));
