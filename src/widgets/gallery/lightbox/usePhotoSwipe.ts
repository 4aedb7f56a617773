import PhotoSwipe from 'photoswipe';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/i18n/gallery';
import { keyLeadsTo, nextShowable } from '../model';
import type { LightboxProps } from './LightboxProps';

/** Time to read that a picture is not there. */
const MOVE_ON_MS = 2500;

/** What PhotoSwipe draws from strings of HTML, which Trusted Types forbid: none of it. The kit draws its own controls. */
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
  /** Where the controls go. */
  readonly place: HTMLElement;
}

/** One PhotoSwipe for as long as the component stands; null until it is there. */
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
      showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'zoom',
      mainClass: 'noest-lightbox',
    });
    pswp.addFilter('thumbEl', (_, __, index) => latest.current.frameOf(index) as HTMLElement);

    /** From a picture that can't be had to the next that can (specification 8), unless the shopper goes first. */
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
      // The arrows are PhotoSwipe's own.
      const target = key.startsWith('Arrow') ? null : keyLeadsTo(key, pswp.currIndex, images.length);
      if (target !== null) pswp.goTo(target);
    });
    pswp.on('destroy', () => latest.current.onClosed());
    // It hears no key and no wish to close before, so there is nothing to press before either.
    pswp.on('openingAnimationEnd', () => {
      setOpened({ pswp, index: pswp.currIndex, isMovingOn: false, place });
      showState();
    });
    const place = document.createElement('div');
    place.className = 'noest-lightbox__controls pswp__hide-on-close';
    pswp.init();

    const root = pswp.element!;
    root.setAttribute('aria-modal', 'true');
    root.setAttribute('aria-label', t('images'));
    root.append(place);

    return () => {
      clearTimeout(timer);
      pswp.destroy();
    };
  }, []);

  return opened;
}
