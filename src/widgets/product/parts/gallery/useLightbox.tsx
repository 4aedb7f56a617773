import { useState, type ReactNode, type RefObject } from 'react';
import { escapeUntil } from './lightbox/escapeUntil';
import type { Lightbox } from './lightbox/Lightbox';
import type { GalleryImage } from './part';

interface Open {
  readonly View: typeof Lightbox;
  readonly index: number;
}

/** Product rule 28: the lightbox, whose code is fetched on first use; where that fails the picture's address opens. */
export function useLightbox(
  images: readonly GalleryImage[],
  goTo: (index: number, isJump: boolean) => void,
  stage: RefObject<HTMLElement | null>,
): { open(index: number): void; readonly lightbox: ReactNode } {
  const [shown, setShown] = useState<Open | null>(null);

  async function open(index: number): Promise<void> {
    const fetched = new AbortController();
    const isEscaped = escapeUntil(fetched.signal);
    try {
      const { Lightbox: View } = await import('./lightbox/Lightbox');
      fetched.abort();
      if (!isEscaped()) setShown({ View, index });
    } catch (error) {
      console.error('[noest] gallery: the lightbox could not be fetched, the picture opens by itself', error);
      location.assign(images[index]!.src);
    }
  }

  return {
    open: (index) => void open(index),
    lightbox: shown && (
      <shown.View
        images={images}
        start={shown.index}
        frameOf={(index) => stage.current?.querySelectorAll('.noest-gallery__slide')[index]}
        onMove={(index) => goTo(index, true)}
        onClosed={() => setShown(null)}
      />
    ),
  };
}
