type Listener = (entry: IntersectionObserverEntry) => void;

interface Watch {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Set<Listener>>;
}

interface Sight {
  /** How far beyond the window counts as in it, as CSS writes margins: `30% 0px`. */
  readonly rootMargin?: string;
  /** How much of the element has to be there, from 0 to 1. */
  readonly threshold?: number;
}

const watches = new Map<string, Watch>();

/**
 * Tells each time an element comes into view or leaves it, until `signal` aborts. The page has one observer for each
 * margin that is asked for, and none for nobody.
 */
export function whenSeen(
  element: Element,
  listener: Listener,
  signal: AbortSignal,
  { rootMargin = '0px', threshold = 0 }: Sight = {},
): void {
  if (signal.aborted) return;
  const key = `${rootMargin} ${threshold}`;
  const watch = watches.get(key) ?? createWatch(rootMargin, threshold);
  watches.set(key, watch);
  const listeners = watch.listeners.get(element) ?? new Set();
  watch.listeners.set(element, listeners.add(listener));
  watch.observer.observe(element);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch.observer.unobserve(element);
    watch.listeners.delete(element);
    if (watch.listeners.size > 0) return;
    watch.observer.disconnect();
    watches.delete(key);
  });
}

function createWatch(rootMargin: string, threshold: number): Watch {
  const listeners: Watch['listeners'] = new Map();
  const tell = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const entry of entries) listeners.get(entry.target)?.forEach((listener) => listener(entry));
  };
  return { listeners, observer: new IntersectionObserver(tell, { rootMargin, threshold }) };
}
