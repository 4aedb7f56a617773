import dutch from './product.nl.json';
import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('product', dutch, () => import('./product.en.json'), formatMessage);
