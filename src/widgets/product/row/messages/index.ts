import dutch from './rows.nl.json';
import { createNamespace } from '../../../../shared/i18n/namespace';

export const t = createNamespace('rows', dutch, () => import('./rows.en.json'));
