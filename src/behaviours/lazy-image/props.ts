import * as v from 'valibot';
import { atLeastOne, milliseconds } from '../../shared/props';

export const LazyImageProps = v.object({
  /** Specification 9: how often a picture is asked for before the error image takes its place. */
  attempts: v.optional(atLeastOne, 3),
  /** Specification 9: from how many window heights away a `data-src` is asked for. */
  preloadFactor: v.optional(v.pipe(v.number(), v.minValue(1)), 1.3),
  /** Specification 9: at most one look in so many milliseconds at what has come near. */
  throttle: v.optional(milliseconds, 200),
  /** Specification 9: how many pictures are remembered as fetched; those show at once wherever they stand again. */
  cache: v.optional(atLeastOne, 200),
  /** Specification 8: what stands in where a picture can't be had; the alternative text where it is left out. */
  errorImage: v.optional(v.string(), ''),
  /** A picture that only this part asks for; `src` with `loading="lazy"` shows without scripts, too. */
  src: v.optional(v.string(), ''),
});
