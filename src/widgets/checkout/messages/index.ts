import dutch from './checkout.nl.json';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('checkout', dutch, () => import('./checkout.en.json'));
