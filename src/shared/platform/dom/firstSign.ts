interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Runs what it is given once the shopper has scrolled, moved or pressed anything; never where the connection is slow or to be
 * spared. Nothing is heard any more once `signal` aborts.
 */
export function createFirstSign(signal: AbortSignal): (run: () => void) => void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  const waiting = new Set<() => void>();
  let isAlive = false;
  const listen = (): void => {
    const heard = new AbortController();
    const listener = (): void => {
      isAlive = true;
      heard.abort();
      waiting.forEach((run) => run());
    };
    for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown']) {
      addEventListener(type, listener, { capture: true, passive: true, signal: heard.signal });
    }
    signal.addEventListener('abort', () => heard.abort());
  };
  return (run) => {
    if (saveData || /[23]g/.test(effectiveType)) return;
    if (isAlive || scrollY > 0) return run();
    // Most pages have nobody to tell.
    if (waiting.size === 0) listen();
    waiting.add(run);
  };
}
