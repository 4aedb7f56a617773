import type { KeyboardEvent } from 'react';
import { t } from './messages';
import { Picture } from './Picture';
import type { GalleryImage } from './part';

interface ThumbnailsProps {
  readonly images: readonly GalleryImage[];
  readonly selected: number;
  readonly missing: ReadonlySet<string>;
  readonly stripRef: (strip: HTMLElement | null) => void;
  onChoose(index: number): void;
  /** Selects by key and returns the index; null where the key selects none. */
  onKey(key: string): number | null;
  onMissing(src: string): void;
}

/** Product rule 28: a small file, where the shop names one. */
const fileOf = ({ src, thumbnail }: GalleryImage): string => thumbnail ?? src;

/** The thumbnails: links, as in the server's markup. */
export function Thumbnails({ images, selected, missing, stripRef, onChoose, onKey, onMissing }: ThumbnailsProps) {
  function followKey(event: KeyboardEvent<HTMLElement>): void {
    const target = onKey(event.key);
    if (target === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[target]?.focus({ preventScroll: true });
  }

  return (
    <div
      className="noest-gallery__thumbs noest-gallery__thumbs--live"
      ref={stripRef}
      role="presentation"
      onKeyDown={followKey}
    >
      <div className="noest-gallery__rail">
        {images.map((image, index) => (
          <a
            key={`${index} ${image.src}`}
            className="noest-gallery__thumb"
            href={image.src}
            aria-label={t('imageOf', { n: index + 1, m: images.length })}
            aria-current={index === selected || undefined}
            draggable={false}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Picture
              image={{ ...image, src: fileOf(image), alt: '' }}
              isNear={false}
              isMissing={missing.has(image.src) || missing.has(fileOf(image))}
              onMissing={onMissing}
            />
          </a>
        ))}
      </div>
    </div>
  );
}
