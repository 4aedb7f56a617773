import { isLong } from './isLong';

/** In px: a phone, and in a long run a desktop too. */
export const WIDTHS: readonly number[] = isLong ? [375, 1280] : [375];
