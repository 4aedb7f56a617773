import dutch from './messages/header.nl.json';
import { createNamespace } from './namespace';

export const t = createNamespace('header', dutch, () => import('./messages/header.en.json'));
