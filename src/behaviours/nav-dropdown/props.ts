import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const NavDropdownProps = v.object({
  /** Specification 9: how long the pointer rests on an item of the main navigation before its panel opens. */
  delay: v.optional(milliseconds, 500),
  /** Specification 9: the same while another panel is open. */
  hoverDelay: v.optional(milliseconds, 150),
  /** Specification 9: how long the pointer may be gone before the panel closes. */
  leaveDelay: v.optional(milliseconds, 50),
});
