import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './cutting.nl.json';

export const t = createNamespace('cutting', dutch, () => import('./cutting.en.json'), formatMessage);
