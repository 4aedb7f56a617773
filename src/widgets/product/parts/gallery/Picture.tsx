import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../shared/ui';
import { MOVE_ON_MS, nextShowable } from './model';
import type { GalleryImage } from './part';

interface PictureProps {
  readonly image: GalleryImage;
  /** Shown now, or one step away: loaded eagerly. */
  readonly isNear: boolean;
  readonly isMissing: boolean;
  onMissing(src: string): void;
}

/** Lucide's `image-off`. */
const IMAGE_OFF =
  'M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12l3 3M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9';

/** Product rule 26: a picture, tried three times; then an icon with its alternative text. */
export function Picture({ image, isNear, isMissing, onMissing }: PictureProps) {
  const { attempt, retry } = useRetries(() => onMissing(image.src));
  if (isMissing) {
    return (
      <span className="noest-gallery__fallback" {...(image.alt && { role: 'img', 'aria-label': image.alt })}>
        <Icon path={IMAGE_OFF} />
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
      onError={retry}
    />
  );
}

/** Product rule 26. */
const MAX_TRIES = 3;
const FIRST_PAUSE_MS = 500;

/**
 * Loads a picture again after a failure: `attempt` changes when a new element is to load it, after a pause that doubles.
 * @param giveUp called when the last try has failed
 */
function useRetries(giveUp: () => void) {
  const [attempt, setAttempt] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function retry(): void {
    if (attempt >= MAX_TRIES) return giveUp();
    timer.current = setTimeout(() => setAttempt(attempt + 1), FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }

  return { attempt, retry };
}

const NONE: ReadonlySet<string> = new Set();

/** Product rule 27: which pictures failed to load. From one of those the gallery moves on after a pause. */
export function useMissing(images: readonly GalleryImage[], selected: number, goTo: (index: number) => void) {
  const [missing, setMissing] = useState(NONE);
  const isMissing = missing.has(images[selected]!.src);
  const next = isMissing ? nextShowable(images, selected, missing) : null;

  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => goTo(next), MOVE_ON_MS);
    return () => clearTimeout(timer);
  }, [next, goTo]);

  const reportMissing = useCallback((src: string) => setMissing((known) => new Set([...known, src])), []);
  return { missing, reportMissing, isMovingOn: next !== null };
}
