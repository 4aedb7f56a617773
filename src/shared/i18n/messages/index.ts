import dutch from './common.nl.json';
import { createNamespace } from '../namespace';

export const t = createNamespace('common', dutch, () => import('./common.en.json'));
