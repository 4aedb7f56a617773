import dutch from './product.nl.json';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('product', dutch, () => import('./product.en.json'));
