import dutch from './coupon.nl.json';
import { createNamespace } from '../../../../../shared/i18n/namespace';

export const t = createNamespace('coupon', dutch, () => import('./coupon.en.json'));
