import dutch from './messages/common.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('common', dutch, () => import('./messages/common.en.json'));
