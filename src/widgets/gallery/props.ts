import * as v from 'valibot';
import { link } from '../../shared/api/schemas';

const size = v.pipe(v.number(), v.integer(), v.minValue(1));

const ImageSchema = v.object({ src: link, alt: v.string(), width: size, height: size });

/** A picture in its full size; the page shows it scaled down. */
export type GalleryImage = v.InferOutput<typeof ImageSchema>;

export const GalleryProps = v.object({
  /** In the order in which they are shown. */
  images: v.pipe(v.array(ImageSchema), v.minLength(1)),
});
