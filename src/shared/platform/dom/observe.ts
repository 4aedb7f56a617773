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
 * Calls `listener` now, and each time the element comes into view or leaves it, until `signal` aborts. The page has one
 * observer for each margin and threshold in use.
 *
 * @throws {SyntaxError} If the margin is none.
 */
export function onVisible(
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
  // What is observed already is not told of again.
  watch.observer.unobserve(element);
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
  const notify = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const entry of entries) listeners.get(entry.target)?.forEach((listener) => listener(entry));
  };
  return { listeners, observer: new IntersectionObserver(notify, { rootMargin, threshold }) };
}

const resizeListeners = new Map<Element, Set<() => void>>();
let resizeObserver: ResizeObserver | undefined;

/** Calls `listener` each time the size of `element` has changed, until `signal` aborts; one observer for the page. */
export function onResize(element: Element, listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  resizeObserver ??= new ResizeObserver((entries) => {
    const due = new Set(entries.flatMap(({ target }) => [...(resizeListeners.get(target) ?? [])]));
    due.forEach((notify) => notify());
  });
  const own = resizeListeners.get(element) ?? new Set();
  resizeListeners.set(element, own.add(listener));
  resizeObserver.observe(element);
  signal.addEventListener('abort', () => {
    own.delete(listener);
    if (own.size > 0) return;
    resizeObserver?.unobserve(element);
    resizeListeners.delete(element);
    if (resizeListeners.size > 0) return;
    resizeObserver?.disconnect();
    resizeObserver = undefined;
  });
}
