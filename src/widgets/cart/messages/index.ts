import dutch from './cart.nl.json';
import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';

export const t = createNamespace('cart', dutch, () => import('./cart.en.json'), formatMessage);
