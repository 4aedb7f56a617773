import type { ProductPicture } from '../../../../shared/api';
import type { GalleryImage } from './part';

/** Product rule 27: the pause on a missing picture, time to read the message. */
export const MOVE_ON_MS = 2500;

/** Product rule 28: the index that a key selects; null where it selects none. */
export function indexForKey(key: string, index: number, total: number): number | null {
  const target = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: total - 1,
  }[key];
  return target === undefined || target < 0 || target >= total ? null : target;
}

/** Product rule 27: the next picture that is not known to be missing, from the first again after the last; null without one. */
export function nextShowable(
  images: readonly GalleryImage[],
  index: number,
  missing: ReadonlySet<string>,
): number | null {
  for (let step = 1; step < images.length; step += 1) {
    const candidate = (index + step) % images.length;
    if (!missing.has(images[candidate]!.src)) return candidate;
  }
  return null;
}

/**
 * Product rule 28: the pictures of the chosen variant come first, the others of the product after them, none twice. One whose size
 * the shop does not say is as large as the first: a shop that does not say it gives all pictures one frame.
 */
export function variantFirst(
  images: readonly GalleryImage[],
  ofVariant: readonly ProductPicture[] | null,
): readonly GalleryImage[] {
  const [first] = images;
  if (!ofVariant || ofVariant.length === 0 || !first) return images;
  const own = new Set(ofVariant.map(({ src }) => src));
  const sized = ofVariant.map((picture) => ({
    ...picture,
    width: picture.width ?? first.width,
    height: picture.height ?? first.height,
  }));
  return [...sized, ...images.filter(({ src }) => !own.has(src))];
}
