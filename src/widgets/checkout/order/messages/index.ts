import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from './sentOrder.nl.json';

export const t = createNamespace('sentOrder', dutch, () => import('./sentOrder.en.json'));
