import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './delivery.nl.json';

export const t = createNamespace('delivery', dutch, () => import('./delivery.en.json'));
