import dutch from './slider.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('slider', dutch, () => import('./slider.en.json'));
