import { createNamespace } from '../../../../i18n/namespace';
import dutch from './sorting.nl.json';

export const t = createNamespace('sorting', dutch, () => import('./sorting.en.json'));
