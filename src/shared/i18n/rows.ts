import dutch from './messages/rows.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('rows', dutch, () => import('./messages/rows.en.json'));
