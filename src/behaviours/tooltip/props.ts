import * as v from 'valibot';
import { milliseconds, pixels } from '../../shared/props';

export const TooltipProps = v.object({
  /** Specification 9: how long the pointer rests before it shows, and is gone before it hides. */
  delay: v.optional(milliseconds, 200),
  /** Specification 9: between the two, in px. */
  offset: v.optional(pixels, 5),
  /** Specification 9, popup positioning: what stays free at the edges of the window, in px. */
  padding: v.optional(pixels, 5),
  /** On which side, where there is room. */
  side: v.optional(v.picklist(['top', 'bottom']), 'top'),
});
