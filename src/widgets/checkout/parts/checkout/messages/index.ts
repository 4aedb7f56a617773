import dutch from './checkoutLater.nl.json';
import { formatMessage } from '../../../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../../../shared/i18n/namespace';

/** The messages of the checkout that its first step does not need: they are fetched with the later steps. */
export const t = createNamespace('checkoutLater', dutch, () => import('./checkoutLater.en.json'), formatMessage);
