import * as v from 'valibot';
import { atLeastOne, milliseconds, pixels } from '../../shared/props';

export const SliderProps = v.object({
  /** Slides, breakpoint and gap in px, such as `1-mobile-10 3-tablet-10 4-desktop-10` (specification 5 and 9). */
  slides: v.optional(v.string(), ''),
  /** Slides that one step passes. */
  scroll: v.optional(atLeastOne, 1),
  /** Whether the last slide is followed by the first. */
  loop: v.optional(v.boolean(), true),
  /** Whether it goes on by itself; never under reduced motion. */
  autoplay: v.optional(v.boolean(), false),
  /** How long a slide stays when it does. */
  interval: v.optional(milliseconds, 3000),
  /** How long a step takes. */
  duration: v.optional(milliseconds, 300),
  /** Whether there is a dot for each step. */
  pagination: v.optional(v.boolean(), true),
  /** Whether a mouse can drag it; touch always can. */
  draggable: v.optional(v.boolean(), true),
  /** From how many px on a press is a drag. */
  dragThreshold: v.optional(pixels, 10),
  /** How long a changing size has to rest before the steps are counted anew. */
  refresh: v.optional(milliseconds, 200),
});
