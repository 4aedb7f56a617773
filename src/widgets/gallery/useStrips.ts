import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The first picture in view in each of the strips. */
export interface Start {
  readonly slide: number;
  readonly thumb: number;
}

/**
 * The stage and the small pictures below it. The selected one is known here; a strip that is dragged tells it, and both
 * follow it.
 */
export function useStrips(total: number, start: Start) {
  const first = Math.min(start.slide, total - 1);
  const [selected, setSelected] = useState(first);
  const jump = useRef(false);
  const isLed = useRef(false);
  const [slidesRef, slides] = useEmblaCarousel({ startIndex: first, duration: 22 });
  const [thumbsRef, thumbs] = useEmblaCarousel({ startIndex: start.thumb, containScroll: 'keepSnaps', dragFree: true });
  // Kept as it was at first: from then on the row is Embla's to move.
  const [startStyle] = useState(first > 0 ? { transform: `translate3d(${first * -100}%, 0, 0)` } : {});

  useEffect(() => {
    if (!slides) return undefined;
    // Told back what it was told, it would undo what was chosen since.
    const follow = () => isLed.current || setSelected(slides.selectedScrollSnap());
    slides.on('select', follow);
    return () => void slides.off('select', follow);
  }, [slides]);

  useEffect(() => {
    const isJump = jump.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    jump.current = false;
    isLed.current = true;
    if (slides && slides.selectedScrollSnap() !== selected) slides.scrollTo(selected, isJump);
    isLed.current = false;
    if (thumbs && !thumbs.slidesInView().includes(selected)) thumbs.scrollTo(selected, isJump);
  }, [slides, thumbs, selected]);

  const goTo = useCallback((index: number, isJump = false) => {
    jump.current = isJump;
    setSelected(index);
  }, []);

  return { selected, goTo, slidesRef, startStyle, thumbsRef };
}
