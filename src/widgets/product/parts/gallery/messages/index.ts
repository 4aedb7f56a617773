import dutch from './gallery.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('gallery', dutch, () => import('./gallery.en.json'));
