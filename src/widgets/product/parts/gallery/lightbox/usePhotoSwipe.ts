import PhotoSwipe from 'photoswipe';
import { useEffect, useRef, useState } from 'react';
import { prefersStill } from '../../../../../shared/platform/dom';
import { t } from '../messages';
import { indexForKey, MOVE_ON_MS, nextShowable } from '../model';
import { escapeUntil } from './escapeUntil';
import type { GalleryImage } from '../part';

export interface LightboxProps {
  readonly images: readonly GalleryImage[];
  readonly start: number;
  /** The slide on the page that the lightbox zooms out of and back into. */
  frameOf(index: number): Element | undefined;
  onMove(index: number): void;
  onClosed(): void;
}

/** PhotoSwipe makes its controls from strings of HTML, which Trusted Types forbid; the kit draws its own. */
const NO_CONTROLS = {
  close: false,
  zoom: false,
  arrowPrev: false,
  arrowNext: false,
  counter: false,
  preloader: false,
} as const;

interface Opened {
  readonly pswp: PhotoSwipe;
  readonly index: number;
  readonly isMovingOn: boolean;
  /** What the controls are rendered in. */
  readonly container: HTMLElement;
}

/** One PhotoSwipe for as long as the component is mounted; null until its opening animation has ended. */
export function usePhotoSwipe(props: LightboxProps): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { images, start } = latest.current;
    const missing = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pswp = new PhotoSwipe({
      ...NO_CONTROLS,
      dataSource: images.map((image) => ({ ...image, msrc: image.src, thumbCropped: true })),
      index: start,
      loop: false,
      bgOpacity: 0.94,
      padding: { top: 60, bottom: 16, left: 0, right: 0 },
      errorMsg: t('imageNotFound'),
      showAnimationDuration: 220,
      hideAnimationDuration: 180,
      showHideAnimationType: prefersStill() ? 'none' : 'zoom',
      mainClass: 'noest-lightbox',
    });
    pswp.addFilter('thumbEl', (_, __, index) => latest.current.frameOf(index) as HTMLElement);

    /** Product rule 27: from a missing picture to the next one, unless the shopper moves first. */
    function showState(): void {
      clearTimeout(timer);
      const index = pswp.currIndex;
      const next = missing.has(images[index]!.src) ? nextShowable(images, index, missing) : null;
      if (next !== null) timer = setTimeout(() => pswp.goTo(next), MOVE_ON_MS);
      setOpened((was) => was && { ...was, index, isMovingOn: next !== null });
    }

    pswp.on('change', () => {
      latest.current.onMove(pswp.currIndex);
      showState();
    });
    pswp.on('loadError', ({ content }) => {
      missing.add(images[content.index]!.src);
      showState();
    });
    pswp.on('keydown', ({ originalEvent: { key } }) => {
      // PhotoSwipe handles the arrows itself.
      const target = key.startsWith('Arrow') ? null : indexForKey(key, pswp.currIndex, images.length);
      if (target !== null) pswp.goTo(target);
    });
    pswp.on('destroy', () => latest.current.onClosed());
    // PhotoSwipe ignores keys and a close before this event, so the controls come with it.
    const opening = new AbortController();
    const isEscaped = escapeUntil(opening.signal);
    pswp.on('openingAnimationEnd', () => {
      opening.abort();
      if (isEscaped()) return pswp.close();
      setOpened({ pswp, index: pswp.currIndex, isMovingOn: false, container });
      showState();
    });
    const container = document.createElement('div');
    container.className = 'noest-lightbox__controls pswp__hide-on-close';
    pswp.init();

    const root = pswp.element!;
    root.setAttribute('aria-modal', 'true');
    root.setAttribute('aria-label', t('images'));
    root.append(container);

    return () => {
      opening.abort();
      clearTimeout(timer);
      pswp.destroy();
    };
  }, []);

  return opened;
}
