import dutch from './address.nl.json';
import { createNamespace } from '../../../../shared/i18n/namespace';

export const t = createNamespace('address', dutch, () => import('./address.en.json'));
