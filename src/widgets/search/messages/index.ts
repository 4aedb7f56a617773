import dutch from './header.nl.json';
import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('header', dutch, () => import('./header.en.json'), formatMessage);
