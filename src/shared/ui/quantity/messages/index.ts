import dutch from './quantity.nl.json';
import { createNamespace } from '../../../i18n/namespace';

export const t = createNamespace('quantity', dutch, () => import('./quantity.en.json'));
