import dutch from './forms.nl.json';
import { formatMessage } from '../../i18n/formatMessage';
import { createNamespace } from '../../i18n/namespace';

export const t = createNamespace('forms', dutch, () => import('./forms.en.json'), formatMessage);
