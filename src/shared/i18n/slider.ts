import dutch from './messages/slider.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('slider', dutch, () => import('./messages/slider.en.json'));
