import { useEffect, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../shared/ui';

/** Below specification 9's tablet breakpoint. */
const MOBILE = '(max-width: 575.98px)';

/** Pixels between the field and the panel, and below it. */
const GAP = 8;

/** Specification 4: on mobile the page is locked while suggestions show; they fit in what the keyboard leaves. */
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

/** A press that begins and ends outside `element`; dragging a text selection out of the field is none. */
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
