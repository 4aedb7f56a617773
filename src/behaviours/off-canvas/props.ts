import * as v from 'valibot';
import { milliseconds } from '../../shared/props';

export const OffCanvasProps = v.object({
  /** Specification 9: how long the panel takes to go. */
  closeDuration: v.optional(milliseconds, 500),
});
