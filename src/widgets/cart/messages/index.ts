import dutch from './cart.nl.json';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('cart', dutch, () => import('./cart.en.json'));
