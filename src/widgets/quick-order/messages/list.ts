import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './quickOrderList.nl.json';

/** The messages of lists and files: they are fetched with what reads them. */
export const t = createNamespace('quickOrderList', dutch, () => import('./quickOrderList.en.json'), formatMessage);
