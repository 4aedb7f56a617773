interface Near {
  (isNear: boolean): void;
  /** Aborts once it has run, or with the part. */
  readonly signal: AbortSignal;
}

/** What the observer reports together arrives within a few milliseconds. */
const SAME_LOOK = 16;

let lastLook = -Infinity;

/**
 * Runs once for what is near at a look; there is at most one look in each stretch of `throttle` ms, the first of them at
 * once. What has come and gone between two looks was only flown past.
 */
export function nearOnce(run: () => void, throttle: number, signal: AbortSignal): Near {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    done.abort();
  });
  const look = (): void => {
    lastLook = performance.now();
    done.abort();
    run();
  };
  return Object.assign(
    (isNear: boolean) => {
      clearTimeout(timer);
      if (!isNear) return;
      const wait = lastLook + throttle - performance.now();
      // All that came into view together is seen in one look.
      if (wait <= 0 || wait > throttle - SAME_LOOK) look();
      else timer = setTimeout(look, wait);
    },
    { signal: done.signal },
  );
}
