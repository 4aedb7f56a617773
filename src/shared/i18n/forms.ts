import dutch from './messages/forms.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('forms', dutch, () => import('./messages/forms.en.json'));
