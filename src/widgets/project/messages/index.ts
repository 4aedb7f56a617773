import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './terrace.nl.json';

export const t = createNamespace('terrace', dutch, () => import('./terrace.en.json'), formatMessage);
