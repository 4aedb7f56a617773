import * as v from 'valibot';
import { pixels } from '../../shared/props';

export const PopupProps = v.object({
  /** Specification 9: what stays free at the edges of the window, in px. */
  padding: v.optional(pixels, 5),
  /** Between it and its button, in px. */
  offset: v.optional(pixels, 4),
  /** On which side of its button, where there is room. */
  side: v.optional(v.picklist(['top', 'bottom']), 'bottom'),
  /** Which edges of the two stand in line. */
  align: v.optional(v.picklist(['start', 'center', 'end']), 'start'),
});
