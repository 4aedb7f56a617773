import dutch from './navigation.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('navigation', dutch, () => import('./navigation.en.json'));
