import * as v from 'valibot';
import { pixels } from '../../shared/props';

export const StickyProps = v.object({
  /** How far the page scrolls past the element's own place before it counts as stuck, in px. */
  offset: v.optional(pixels, 0),
});
