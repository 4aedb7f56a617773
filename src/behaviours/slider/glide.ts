import { prefersStill } from '../../shared/dom';

/**
 * Scrolls a track to a place in a given time, which `behavior: 'smooth'` leaves to the browser. A press or a wheel of the
 * shopper ends it; under reduced motion it is there at once.
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
    // Snapping would pull back every step of the way.
    track.style.scrollSnapType = 'none';
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      track.scrollLeft = from + (left - from) * ease(part);
      if (part < 1) frame = requestAnimationFrame(step);
      else end();
    };
    frame = requestAnimationFrame(step);
  };
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
