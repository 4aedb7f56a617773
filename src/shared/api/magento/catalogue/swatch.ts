import * as v from 'valibot';
import type { Swatch } from '../../model';
import { text } from '../values';

export const SWATCH = 'swatch_data{value...on ImageSwatchData{thumbnail}}';

const COLOR = /^#[\da-f]{3,8}$/i;

/** A picture, a colour (`#000000`), or null for a text. */
export const SwatchSchema = v.pipe(
  v.nullish(v.object({ value: text, thumbnail: text }), null),
  v.transform((swatch): Swatch | null => {
    if (swatch?.thumbnail) return { image: swatch.thumbnail };
    return swatch && COLOR.test(swatch.value) ? { color: swatch.value } : null;
  }),
);
