import * as v from 'valibot';
import { PAGE_SIZES } from '../../shared/state/listing/model';

export const SizeSelectProps = v.object({
  /** How many products a page can have. */
  sizes: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), [...PAGE_SIZES]),
});
