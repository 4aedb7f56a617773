import dutch from './options.nl.json';
import { createNamespace } from '../../../../shared/i18n/namespace';

/** The messages of the custom options, which are fetched with their fields. */
export const t = createNamespace('options', dutch, () => import('./options.en.json'));
