import * as v from 'valibot';
import { milliseconds, pixels } from '../../shared/props';

export const ToggleProps = v.object({
  /** Specification 9: width of the switch, in px. */
  width: v.optional(pixels, 50),
  /** Specification 9: its height, in px. */
  height: v.optional(pixels, 22),
  /** Specification 9: how long the knob is on its way. */
  speed: v.optional(milliseconds, 300),
  /** Id of what is shown while it is on, and hidden while it is off. */
  controls: v.optional(v.string(), ''),
});
