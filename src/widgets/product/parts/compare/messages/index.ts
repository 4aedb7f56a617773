import dutch from './compare.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('compare', dutch, () => import('./compare.en.json'));
