import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './cuttingPlan.nl.json';

/** The words of a plan, which come with the first one. */
export const planTexts = createNamespace('cuttingPlan', dutch, () => import('./cuttingPlan.en.json'), formatMessage);
