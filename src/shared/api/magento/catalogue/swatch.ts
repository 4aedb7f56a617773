import * as v from 'valibot';
import { text } from '../values';

export const SWATCH = 'swatch_data{value...on ImageSwatchData{thumbnail}}';

/** The address of a picture; a colour (`#000000`) and a text are no pictures. */
export const SwatchSchema = v.pipe(
  v.nullish(v.object({ value: text, thumbnail: text }), null),
  v.transform((swatch) => swatch?.thumbnail || null),
);
