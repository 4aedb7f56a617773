import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lockScroll } from '../../../../shared/platform/dom';

/** Below the tablet breakpoint (search rule 15). */
const MOBILE = '(max-width: 575.98px)';

/** From here on the sections stand side by side (autocomplete.css). */
const WIDE = '(min-width: 57.5rem)';

/** Pixels between the field and the panel, and below it. */
const GAP = 8;

/** Search rule 8: whether the sections stand below each other, so that the order on the screen is that of the options. */
export function useIsStacked(): boolean {
  const [isStacked, setStacked] = useState(() => !matchMedia(WIDE).matches);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = (): void => setStacked(!wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return isStacked;
}

/** Search rule 15: on mobile the page cannot scroll while suggestions are shown, and they fit above the on-screen keyboard. */
export function useMobilePanel(element: HTMLElement, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown || !matchMedia(MOBILE).matches) return undefined;
    const unlock = lockScroll();
    const { visualViewport: viewport } = window;
    const fit = (): void => {
      const bottom = viewport ? viewport.offsetTop + viewport.height : window.innerHeight;
      const room = Math.round(bottom - element.getBoundingClientRect().bottom) - 2 * GAP;
      element.style.setProperty('--noest-autocomplete-room', `${room}px`);
    };
    fit();
    viewport?.addEventListener('resize', fit);
    return () => {
      viewport?.removeEventListener('resize', fit);
      element.style.removeProperty('--noest-autocomplete-room');
      unlock();
    };
  }, [element, shown]);
}

/** Calls `onOutside` for a press that begins and ends outside `element` (search rule 14); a drag out of the field is none. */
export function useOutsidePress(element: HTMLElement, shown: boolean, onOutside: () => void): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });

  useEffect(() => {
    if (!shown) return undefined;
    let beganOutside = false;
    const isOutside = (event: Event): boolean => !event.composedPath().includes(element);
    const down = (event: Event): void => {
      beganOutside = isOutside(event);
    };
    const up = (event: Event): void => {
      if (beganOutside && isOutside(event)) latest.current();
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
    };
  }, [element, shown]);
}

/** Calls `onLeave` when the focus goes from `element` to something else in the page. */
export function useFocusLeaves(element: HTMLElement, isWatched: boolean, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });

  useEffect(() => {
    if (!isWatched) return undefined;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) latest.current();
    };
    element.addEventListener('focusout', leave);
    return () => element.removeEventListener('focusout', leave);
  }, [element, isWatched]);
}
