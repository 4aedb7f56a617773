import dutch from './forms.nl.json';
import { createNamespace } from '../../i18n/namespace';

export const t = createNamespace('forms', dutch, () => import('./forms.en.json'));
