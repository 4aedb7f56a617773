import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersStill } from '../../../../shared/platform/dom';

/** The first picture in view in each of the strips. */
export interface Start {
  readonly slide: number;
  readonly thumb: number;
}

/**
 * Product rule 28: keeps the stage and the thumbnails at the selected picture. A drag of the stage selects; both strips
 * follow the selection.
 */
export function useStrips(total: number, start: Start) {
  const first = Math.min(start.slide, total - 1);
  const [selected, setSelected] = useState(first);
  const jump = useRef(false);
  const isFollowing = useRef(false);
  const [slidesRef, slides] = useEmblaCarousel({ startIndex: first, duration: 22 });
  const [thumbsRef, thumbs] = useEmblaCarousel({ startIndex: start.thumb, containScroll: 'keepSnaps', dragFree: true });
  // Only the first value: from then on Embla moves the track.
  const [startStyle] = useState(first > 0 ? { transform: `translate3d(${first * -100}%, 0, 0)` } : {});

  useEffect(() => {
    if (!slides) return undefined;
    // A select event of our own scroll would undo a later selection.
    const follow = () => isFollowing.current || setSelected(slides.selectedScrollSnap());
    slides.on('select', follow);
    return () => void slides.off('select', follow);
  }, [slides]);

  useEffect(() => {
    const isJump = jump.current || prefersStill();
    jump.current = false;
    isFollowing.current = true;
    if (slides && slides.selectedScrollSnap() !== selected) slides.scrollTo(selected, isJump);
    isFollowing.current = false;
    if (thumbs && !thumbs.slidesInView().includes(selected)) thumbs.scrollTo(selected, isJump);
  }, [slides, thumbs, selected]);

  const goTo = useCallback((index: number, isJump = false) => {
    jump.current = isJump;
    setSelected(index);
  }, []);

  return { selected, goTo, slidesRef, startStyle, thumbsRef };
}
