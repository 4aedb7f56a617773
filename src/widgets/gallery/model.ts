import type { GalleryImage } from './props';

/** Where a key leads from a picture; null where it leads nowhere. */
export function keyLeadsTo(key: string, index: number, total: number): number | null {
  const target = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: total - 1,
  }[key];
  return target === undefined || target < 0 || target >= total ? null : target;
}

/** The next picture that can be shown, from the first again after the last; null where no other can. */
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

/** The pictures of the chosen variant come first, the others of the product after them. */
export function variantFirst(
  images: readonly GalleryImage[],
  ofVariant: readonly GalleryImage[] | null,
): readonly GalleryImage[] {
  if (!ofVariant || ofVariant.length === 0) return images;
  const own = new Set(ofVariant.map(({ src }) => src));
  return [...ofVariant, ...images.filter(({ src }) => !own.has(src))];
}
