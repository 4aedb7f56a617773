import { prefersStill } from '../../../../shared/platform/dom';

/**
 * Returns a function that scrolls the track to a position in `duration` ms; `behavior: 'smooth'` leaves the time to the
 * browser. A press or the wheel ends it; under reduced motion it jumps.
 */
export function createGlide(track: HTMLElement, duration: number, signal: AbortSignal): (left: number) => void {
  let frame = 0;

  function end(): void {
    cancelAnimationFrame(frame);
    track.style.removeProperty('scroll-snap-type');
  }

  track.addEventListener('pointerdown', end, { signal, passive: true });
  track.addEventListener('wheel', end, { signal, passive: true });
  signal.addEventListener('abort', end);

  return (left) => {
    end();
    const from = track.scrollLeft;
    if (duration === 0 || prefersStill()) {
      track.scrollLeft = left;
      return;
    }
    // Snapping would pull back every frame.
    track.style.scrollSnapType = 'none';
    const start = performance.now();
    const step = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - start) / duration));
      track.scrollLeft = from + (left - from) * ease(progress);
      if (progress < 1) frame = requestAnimationFrame(step);
      else end();
    };
    frame = requestAnimationFrame(step);
  };
}

function ease(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) ** 2;
}

/** A mouse drags the track as a finger does; the press that dragged follows no link. */
export function dragByMouse(track: HTMLElement, threshold: number, settle: () => void, signal: AbortSignal): void {
  let start: { readonly x: number; readonly left: number; readonly pointer: number } | undefined;
  let isDragging = false;

  function onDown({ pointerType, button, clientX, pointerId }: PointerEvent): void {
    if (pointerType !== 'mouse' || button !== 0) return;
    start = { x: clientX, left: track.scrollLeft, pointer: pointerId };
    isDragging = false;
  }

  function onMove({ clientX }: PointerEvent): void {
    if (!start) return;
    const by = clientX - start.x;
    if (!isDragging && Math.abs(by) < threshold) return;
    if (!isDragging) {
      isDragging = true;
      // From here on the moves come here, wherever the pointer is.
      track.setPointerCapture(start.pointer);
      track.setAttribute('data-dragging', '');
    }
    track.scrollLeft = start.left - by;
  }

  function onUp(): void {
    start = undefined;
    if (!isDragging) return;
    track.removeAttribute('data-dragging');
    settle();
  }

  function onClick(event: Event): void {
    if (isDragging) event.preventDefault();
    isDragging = false;
  }

  track.addEventListener('pointerdown', onDown, { signal });
  track.addEventListener('pointermove', onMove, { signal });
  track.addEventListener('pointerup', onUp, { signal });
  track.addEventListener('pointercancel', onUp, { signal });
  track.addEventListener('click', onClick, { signal, capture: true });
  // The browser would drag a link or a picture itself.
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => track.removeAttribute('data-dragging'));
}
