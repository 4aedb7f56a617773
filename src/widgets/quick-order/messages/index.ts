import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './quickOrder.nl.json';

export const t = createNamespace('quickOrder', dutch, () => import('./quickOrder.en.json'), formatMessage);
