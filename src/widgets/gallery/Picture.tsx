import { Icon } from '../../shared/ui';
import type { GalleryImage } from './props';
import { useTries } from './useTries';

interface PictureProps {
  readonly image: GalleryImage;
  /** Shown now, or one step away: fetched before it is asked for. */
  readonly isNear: boolean;
  readonly isMissing: boolean;
  onMissing(src: string): void;
}

/** A picture, tried three times; then what stands in for it. */
export function Picture({ image, isNear, isMissing, onMissing }: PictureProps) {
  const { attempt, failed } = useTries(() => onMissing(image.src));
  if (isMissing) {
    return (
      <span className="noest-gallery__fallback" {...(image.alt && { role: 'img', 'aria-label': image.alt })}>
        <Icon name="image-off" />
      </span>
    );
  }
  return (
    <img
      key={attempt}
      className="noest-gallery__image"
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={isNear ? 'eager' : 'lazy'}
      draggable={false}
      onError={failed}
    />
  );
}
