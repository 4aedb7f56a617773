import { onVisible } from '../../../../shared/platform/dom';

interface NearOptions {
  /** Of the window's height: within so much of it a picture is near. */
  readonly preloadFactor: number;
  /** Milliseconds between two checks. */
  readonly throttle: number;
}

/** Elements rule 25: runs once the picture is near; one that only scrolls past is never asked for. */
export function whenNear(
  image: HTMLImageElement,
  run: () => void,
  { preloadFactor, throttle }: NearOptions,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const rootMargin = `${Math.round((preloadFactor - 1) * 100)}% 0px`;
  const seen = nearOnce(run, throttle, signal);
  onVisible(image, ({ isIntersecting }) => seen(isIntersecting), seen.signal, { rootMargin });
}

interface NearListener {
  (isNear: boolean): void;
  /** Aborts once it has run, or with the part. */
  readonly signal: AbortSignal;
}

/** Milliseconds within which the reports of one observation arrive. */
const SAME_CHECK = 16;

let lastCheck = -Infinity;

/**
 * Runs once, for a picture that is near at a check. Checks of all pictures together are at least `throttle` ms apart, the
 * first at once. What enters and leaves between two checks is ignored (elements rule 25).
 */
function nearOnce(run: () => void, throttle: number, signal: AbortSignal): NearListener {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    done.abort();
  });
  const check = (): void => {
    lastCheck = performance.now();
    done.abort();
    run();
  };
  return Object.assign(
    (isNear: boolean) => {
      clearTimeout(timer);
      if (!isNear) return;
      const wait = lastCheck + throttle - performance.now();
      // Pictures that come near together belong to the same check.
      if (wait <= 0 || wait > throttle - SAME_CHECK) check();
      else timer = setTimeout(check, wait);
    },
    { signal: done.signal },
  );
}
