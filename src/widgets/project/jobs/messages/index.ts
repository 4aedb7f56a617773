import { formatMessage } from '../../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from './job.nl.json';

/** By itself: the terrace has none of these. */
export const tJob = createNamespace('job', dutch, () => import('./job.en.json'), formatMessage);
