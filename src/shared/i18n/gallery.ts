import dutch from './messages/gallery.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('gallery', dutch, () => import('./messages/gallery.en.json'));
