import dutch from './compare.nl.json';
import { formatMessage } from '../../../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('compare', dutch, () => import('./compare.en.json'), formatMessage);
