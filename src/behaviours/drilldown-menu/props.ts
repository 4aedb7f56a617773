import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const DrilldownMenuProps = v.object({
  /** Specification 9: how long a submenu takes to go. */
  backDuration: v.optional(milliseconds, 150),
});
